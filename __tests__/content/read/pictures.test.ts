import { sampleWebp } from '../../../src/content/rules/pictures/samplePictures'
import { files, problemsWith, put, reports } from '../../helpers/project'

const { home } = files

reports(
  'a picture of the front matter that is not there',
  { [files.document.en]: put('"lines.png"', '"art/x.png"'), [files.document.fr]: put('"lines.png"', '"art/x.png"') },
  [
    'content/documents/privacy/en.mdx, picture.src: names the picture “art/x.png”, but there is no content/images/art/x.png.',
    'content/documents/privacy/fr.mdx, picture.src: names the picture “art/x.png”, but there is no content/images/art/x.png.',
  ],
)

it('reports a folder used as a picture', () => {
  const changes = { [home]: { 'sections[0].picture.src': 'art' }, 'content/images/art/a.webp': sampleWebp }
  expect(problemsWith(changes)).toEqual([
    'content/pages/home.json, sections[0].picture.src: names the picture “art”, but there is no content/images/art.',
  ])
})
