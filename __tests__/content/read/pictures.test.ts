import { sampleWebp } from '../../../src/content/rules/pictures/samplePictures'
import { files, problemsWith, put, reports } from '../../helpers/project'

const { home, practice, article } = files

reports('a picture that is not there', { [home]: { 'sections[0].picture.src': 'line.png' } }, [
  'content/pages/home.json, sections[0].picture.src: names the picture “line.png”, but there is no content/images/line.png; did you mean “lines.png”.',
])

reports(
  'a picture that is not beside the text',
  { [article.en]: put('<Figure src="lines.png"', '<Figure src="./lines.png"') },
  [
    'content/articles/trials/en.mdx:30: names the picture “./lines.png”, but there is no content/articles/trials/lines.png; did you mean “lines.png”.',
  ],
)

reports(
  'a picture of the front matter that is not there',
  { [files.document.en]: put('"lines.png"', '"art/x.png"'), [files.document.fr]: put('"lines.png"', '"art/x.png"') },
  [
    'content/documents/privacy/en.mdx, picture.src: names the picture “art/x.png”, but there is no content/images/art/x.png.',
    'content/documents/privacy/fr.mdx, picture.src: names the picture “art/x.png”, but there is no content/images/art/x.png.',
  ],
)

reports('a stock photo without a host', { [home]: { 'sections[0].picture': { stock: 'photo-1' } } }, [
  'content/pages/home.json, sections[0].picture.stock: names a stock photo, but content/practice.json has no providers.stockPhotos. Example: "https://images.example.com"',
])

it('accepts a stock photo if there is a host', () => {
  expect(
    problemsWith({
      [home]: { 'sections[0].picture': { stock: 'photo-1' } },
      [practice]: { 'providers.stockPhotos': 'https://images.example.com' },
    }),
  ).toEqual([])
})

it('reports a folder used as a picture', () => {
  const changes = { [home]: { 'sections[0].picture.src': 'art' }, 'content/images/art/a.webp': sampleWebp }
  expect(problemsWith(changes)).toEqual([
    'content/pages/home.json, sections[0].picture.src: names the picture “art”, but there is no content/images/art.',
  ])
})
