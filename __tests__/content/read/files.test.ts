import { listFiles } from '../../../src/content/read/files'
import { createTestFolder, writeInto } from '../../helpers/folders'
import { files, problemsWith, reports } from '../../helpers/project'

it('lists the files of well-known URLs, and nothing else that is hidden', () => {
  const folder = createTestFolder()
  for (const file of ['a.txt', '.a.txt', '.trash/a.txt', '.well-known/a.txt']) writeInto(folder, file)
  expect(listFiles(folder, '.', '.txt')).toEqual(['.well-known/a.txt', 'a.txt'])
})

it.each(['practice', 'facts', 'navigation', 'glossary', 'advantages', 'estimator'])(
  'reports a missing %s.json',
  name => {
    expect(problemsWith({ [`content/${name}.json`]: null })).toEqual([
      `content/${name}.json: is missing; every site needs this file.`,
    ])
  },
)

reports('a list where a group of fields belongs', { [files.facts]: '[]' }, [
  'content/facts.json: must be a group of fields in { }.',
])

reports('a text in a language that the site does not have', { 'content/articles/trials/de.mdx': 'Guten Tag' }, [
  'content/articles/trials/de.mdx: must be named en.mdx or fr.mdx and stand in a folder of its own.',
])

reports('a text outside a folder of its own', { 'content/articles/en.mdx': 'Good day' }, [
  'content/articles/en.mdx: must be named en.mdx or fr.mdx and stand in a folder of its own.',
])

reports(
  'a page that cannot be read once, and not again as the missing step of a trail',
  { 'content/pages/blog.json': '{', [files.navigation]: { 'trail["/blog"]': undefined } },
  [
    'content/pages/blog.json:1: ends before everything that was opened is closed; a }, a ] or a quotation mark is missing.',
  ],
)

it('reports a missing practice field, and not texts that use other fields', () => {
  const call = (title: string, words: string) => (text: string) =>
    `${text}\n\n<CallToAction title="${title}" to="/contact" label="{{practice.consultation}}">\n\n${words}\n\n</CallToAction>\n`
  const changes = {
    [files.article.en]: call('Write to us', 'We read every message the same day.'),
    [files.article.fr]: call('Écrivez-nous', 'Nous lisons chaque message le jour même.'),
  }
  expect(problemsWith(changes)).toEqual([])
  expect(problemsWith({ ...changes, [files.practice]: { phone: undefined } })).toEqual([
    expect.stringContaining('content/practice.json, phone: is missing'),
  ])
})

it('reports a mistake in practice.json, and not texts that have little but its values', () => {
  const copyright = (text: string) => `${text}\n\n© {{practice.legalName}}\n`
  const changes = { [files.document.en]: copyright, [files.document.fr]: copyright }
  expect(problemsWith(changes)).toEqual([])
  expect(problemsWith({ ...changes, [files.practice]: '{' })).toEqual([
    expect.stringContaining('content/practice.json:1: ends before everything'),
  ])
})

describe.each(['latin1', 'utf16le'] as const)('a file saved as %s', encoding => {
  it.each([files.home, files.locale.fr, files.article.fr])('is reported for %s', file => {
    const words = Buffer.from('\ufeffÉté', encoding)
    expect(problemsWith({ [file]: words })[0]).toBe(`${file}: is not saved as UTF-8; save it again with that encoding.`)
  })
})

it('accepts files with a UTF-8 byte order mark', () => {
  const marked = (text: string) => `\ufeff${text}`
  const all = [files.home, files.facts, files.article.fr, files.locale.fr]
  expect(problemsWith(Object.fromEntries(all.map(file => [file, marked])))).toEqual([])
})
