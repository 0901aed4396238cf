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
  expect(found.filter(each => /^(?:spelling\/|terms\/prescribedTermNamesInTexts)/.test(each))).toEqual([])
})

it('reports only the Markdown slip of a footnote', () => {
  const note = createExampleTextAppender('It is read.[^1]\n\n[^1]: With care.')
  const said = rulesIn({ [files.document.en]: note }).filter(each => each.endsWith(files.document.en))
  expect(new Set(said)).toEqual(new Set([`text/noMarkdownSlips ${files.document.en}`]))
})

it.each([
  ['a link with a space', 'Read [our page] (/contact).', 'text/noMarkdownSlips'],
  ['a bar under words', 'It is read.\n---', 'text/noMarkdownSlips'],
  ['a bullet of a private font', '\uf0b7 A term.', 'text/noManualListMarkers'],
  ['bullets with tabs', '•\tA term.\n•\tA price.', 'text/noManualListMarkers'],
  ['a fact between single braces', 'It costs {starter-price} a month.', 'facts/correctPlaceholderUse'],
  ['words between braces', 'It is {refused} here.', 'text/validMdx'],
  ['a letter that joins two', 'It is a \ufb01eld.', 'text/noEncodingErrors'],
  ['a link without words', 'Read [](/contact).', 'text/validElementContent'],
  ['a title of the first level', '# A title\n\nIt is read.', 'text/validMdx'],
])('reports %s as one mistake', (_, words, rule) => {
  const said = rulesIn({ [files.document.en]: createExampleTextAppender(words) })
  const own = said.filter(each => each.endsWith(files.document.en) && !each.startsWith('languages/'))
  expect(new Set(own)).toEqual(new Set([`${rule} ${files.document.en}`]))
})

it('reports no missing introduction before a title of the first level', () => {
  const title = put('---\n\nIt is short.', '---\n\n# Privacy\n\nIt is short.')
  const said = rulesIn({ [files.document.en]: title }).filter(each => each.endsWith(files.document.en))
  expect(said).toEqual([`text/validMdx ${files.document.en}`])
})

it('reports only the curly quotation marks of a French title', () => {
  const said = rulesIn({ [files.document.fr]: put('name: "Confidentialité"', 'name: “Confidentialité”') })
  expect(said).toEqual([`files/noMisquotedFrontMatter ${files.document.fr}`])
})

it('reports a French capital without its accent once', () => {
  const words = put('name: "Confidentialité"', 'name: "L’Etat"')
  expect(rulesIn({ [files.document.fr]: words })).toEqual([`french/validTypography ${files.document.fr}`])
})

it('compares no parts of two languages while one has an element that does not exist', () => {
  const said = rulesIn({ [files.document.fr]: createExampleTextAppender('Le 1<sup>er</sup> juin.') })
  expect(said.filter(each => /^languages\/same(?:ContentOrder|PartCountsPerSection)/.test(each))).toEqual([])
  expect(said).toContain(`text/validMdx ${files.document.fr}`)
})

it('compares no parts of two languages while the front matter of one is not delimited', () => {
  const said = rulesIn({ [files.article.fr]: put('---\n', '\u2014\n') })
  expect(said).toEqual([`files/readableFrontMatter ${files.article.fr}`])
})
