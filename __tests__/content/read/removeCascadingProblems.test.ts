import { createExampleTextAppender } from '../../../src/content/rules/examples'
import { files, put, readProject } from '../../helpers/project'

const rulesIn = (changes: Parameters<typeof readProject>[0]) => {
  const { problems, notices } = readProject(changes)
  return [...problems, ...notices].map(({ rule, file }) => `${rule ?? 'schema'} ${file}`)
}

it('reports only the schema problem of an invalid fact', () => {
  expect(rulesIn({ [files.facts]: { 'starter-price.unit': 'dollars' } })).toEqual([`schema ${files.facts}`])
})

it('reports only the missing --- of front matter', () => {
  const lost = rulesIn({ [files.article.en]: put('---\n', '') })
  expect(lost.filter(each => each.endsWith(files.article.en))).toEqual([
    `files/readableFrontMatter ${files.article.en}`,
  ])
})

it('reports no misspelt words or wrong terms in a paragraph of the other language', () => {
  const french = createExampleTextAppender('The approval of our drug comes from the minister, and it takes long.')
  const terms = { 'terms[1].not.fr': ['approval'] }
  const found = rulesIn({ [files.document.fr]: french, 'content/glossary.json': terms })
  expect(found).toContain(`languages/textInExpectedLanguage ${files.document.fr}`)
  expect(found.filter(each => /^(?:spelling\/|terms\/noAvoidedTermNames)/.test(each))).toEqual([])
})

it('reports only the Markdown slip of a footnote', () => {
  const note = createExampleTextAppender('It is read.[^1]\n\n[^1]: With care.')
  const said = rulesIn({ [files.document.en]: note }).filter(each => each.endsWith(files.document.en))
  expect(new Set(said)).toEqual(new Set([`text/noMarkdownSlips ${files.document.en}`]))
})
