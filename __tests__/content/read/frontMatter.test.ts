import { files, problemsWith, put } from '../../helpers/project'

it.each(['2026-13-40', '2026-02-30'])('reports the impossible date %s', day => {
  expect(problemsWith({ [files.document.en]: put('updated: 2026-11-01', `updated: ${day}`) })).toEqual([
    `content/documents/privacy/en.mdx, updated: is ${day}, a day that no calendar has; look at the month and at the day.`,
  ])
})

it('rejects JavaScript front matter', () => {
  const [problem] = problemsWith({ [files.article.en]: (text: string) => text.replace('---', '---js') })
  expect(problem).toContain(`${files.article.en}:1: must begin with ---`)
})
