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

it('takes a picture beside the text', () => {
  expect(
    problemsWith({
      [article.en]: put('<Figure src="lines.png"', '<Figure src="./chart.webp"'),
      'content/articles/trials/chart.webp': 'RIFF0000WEBP',
    }),
  ).toEqual([])
})

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

it('takes a stock photo with a host', () => {
  expect(
    problemsWith({
      [home]: { 'sections[0].picture': { stock: 'photo-1' } },
      [practice]: { 'providers.stockPhotos': 'https://images.example.com' },
    }),
  ).toEqual([])
})

describe('a file that is not the picture that it is called', () => {
  const png = Buffer.from('\x89PNG\r\n\x1a\n', 'latin1')
  const jpeg = Buffer.from('\xff\xd8\xff\xe0', 'latin1')

  it.each([
    ['a.png', Buffer.from('<html>'), 'holds something that is no picture; expected a PNG picture'],
    ['a.png', Buffer.alloc(0), 'holds nothing; expected a PNG picture'],
    ['a.png', jpeg, 'holds a JPEG picture; expected a PNG picture'],
    ['a.webp', png, 'holds a PNG picture; expected a WebP picture'],
    ['a.gif', Buffer.from('GIF89a'), 'is of a kind that the site does not take; expected .png, .jpg or .webp'],
  ])('is reported: %s', (src, bytes, fault) => {
    expect(problemsWith({ [home]: { 'sections[0].picture.src': src }, [`content/images/${src}`]: bytes })).toEqual([
      `content/pages/home.json, sections[0].picture.src: names the picture “${src}”, which ${fault}.`,
    ])
  })

  it.each([
    ['a.PNG', png],
    ['a.jpg', jpeg],
    ['a.jpeg', jpeg],
  ])('is not seen in %s', (src, bytes) => {
    expect(problemsWith({ [home]: { 'sections[0].picture.src': src }, [`content/images/${src}`]: bytes })).toEqual([])
  })
})

it('takes no folder for a picture', () => {
  const changes = { [home]: { 'sections[0].picture.src': 'art' }, 'content/images/art/a.webp': 'RIFF0000WEBP' }
  expect(problemsWith(changes)).toEqual([
    'content/pages/home.json, sections[0].picture.src: names the picture “art”, but there is no content/images/art.',
  ])
})
