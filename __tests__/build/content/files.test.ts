import { files, problemsWith, put, reports } from '../../helpers/project'

it.each(['practice', 'facts', 'navigation', 'glossary', 'advantages'])('reports a missing %s.json', name => {
  expect(problemsWith({ [`content/${name}.json`]: null })).toEqual([
    `content/${name}.json: is missing; every site needs this file.`,
  ])
})

reports('broken JSON with its line', { [files.home]: put('"summary"', 'summary') }, [
  'content/pages/home.json:6: is not valid JSON (Expected double-quoted property name); look for a missing comma, quotation mark or bracket just before.',
])

reports('JSON that ends too soon at its last line', { [files.facts]: '{\n  "clients": {\n' }, [
  "content/facts.json:3: is not valid JSON (Expected property name or '}'); look for a missing comma, quotation mark or bracket just before.",
])

reports('a list where a group of fields belongs', { [files.facts]: '[]' }, [
  'content/facts.json: must be a group of fields in { }.',
])

it('reports broken front matter with its line', () => {
  expect(problemsWith({ [files.article.en]: put('"Trial agreements"', 'Trial: agreements') })).toEqual([
    expect.stringMatching(
      /^content\/articles\/trials\/en\.mdx:3: has front matter that is not valid YAML \(.+\); put texts that hold a colon in quotation marks\.$/,
    ),
  ])
})

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
    "content/pages/blog.json:1: is not valid JSON (Expected property name or '}'); look for a missing comma, quotation mark or bracket just before.",
  ],
)

describe.each(['latin1', 'utf16le'] as const)('a file saved as %s', encoding => {
  it.each([files.home, files.locale.fr, files.article.fr])('is reported: %s', file => {
    const words = Buffer.from('\ufeffÉté', encoding)
    expect(problemsWith({ [file]: words })[0]).toBe(`${file}: is not saved as UTF-8; save it again with that encoding.`)
  })
})

it('takes files that begin with a byte order mark', () => {
  const marked = (text: string) => `\ufeff${text}`
  expect(problemsWith({ [files.home]: marked, [files.facts]: marked, [files.article.fr]: marked })).toEqual([])
})
