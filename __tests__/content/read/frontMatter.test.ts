import { files, problemsWith, put } from '../../helpers/project'

it.each(['2026-13-40', '2026-02-30'])('reports the impossible date %s', day => {
  expect(problemsWith({ [files.document.en]: put('updated: 2026-11-01', `updated: ${day}`) })).toEqual([
    `content/documents/privacy/en.mdx, updated: is ${day}, a day that no calendar has; look at the month and at the day.`,
  ])
})

it('shows how to write a picture that is only the name of its file', () => {
  const changes = { [files.document.en]: put('picture: { src: "lines.png" }', 'picture: "lines.png"') }
  expect(problemsWith(changes)).toEqual([
    'content/documents/privacy/en.mdx, picture: must be a group of fields in { } (Picture on the card of the text and in previews of shared links). Example: { src: "art/contours-1.png" }',
  ])
})

it('rejects JavaScript front matter', () => {
  const [problem] = problemsWith({ [files.article.en]: (text: string) => text.replace('---', '---js') })
  expect(problem).toContain(`${files.article.en}:1: must begin with ---`)
})
