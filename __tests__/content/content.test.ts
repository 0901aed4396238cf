import { getDefaultReadOptions } from '../../src/content/read/publication'
import { readAndCheckContent } from '../../src/content/read/readAndCheckContent'
import { readContent } from '../../src/content/read/readContent'
import { formatProblem, formatProblems } from '../../src/content/contentProblems'
import { files, problemsWith, put, withProject } from '../helpers/project'

it('reports nothing for a valid project', () => {
  expect(problemsWith({})).toEqual([])
})

it('reports nothing for the site’s own content, drafts included', () => {
  const { content, problems } = readAndCheckContent(process.cwd(), { ...getDefaultReadOptions(), includeDrafts: true })
  expect(problems.map(formatProblem)).toEqual([])
  expect(content?.pages.map(({ route }) => route)).toEqual(expect.arrayContaining(['/', '/contact', '/404']))
})

// The order of rules is not guaranteed.
it('reports the problems of all files at once', () => {
  const problems = problemsWith({
    [files.home]: { 'sections[0].title.fr': undefined, 'sections[1].items[0].value.en': '150+' },
    [files.contact]: { 'sections[0].lead.en': 'Our expert answers.' },
    [files.facts]: { 'clients.asOf': 'yesterday' },
    [files.practice]: { phone: '514 555-010' },
  })
  expect([...problems].sort()).toEqual(
    [
      'content/practice.json, phone: must be a telephone number that exists, with its country code outside North America, such as "+15145550100".',
      'content/facts.json, clients.asOf: must be a day written as year-month-day, such as 2026-11-20.',
      'content/pages/home.json, sections[0].title.fr: is missing; expected a text in quotation marks (Text shown to visitors).',
      'content/pages/home.json, sections[1].items[0].value.en: types the number “150+”; prices, percentages and counts stand once, in content/facts.json, and so does a figure of the law (kind “law”). Example: {{fgc-starter-price}}',
      'content/pages/contact.json, sections[0].lead.en: says “expert”, which a law practice may not say of itself.',
    ].sort(),
  )
})

it('reports problems within files together with a missing file', () => {
  const problems = problemsWith({
    [files.contact]: { 'sections[0].lead.en': 'Our expert answers.' },
    [files.article.en]: put('{{starter-price}}', '$5,000'),
    [files.document.fr]: null,
  })
  expect([...problems].sort()).toEqual(
    [
      'content/documents/privacy/fr.mdx: is missing; content/documents/privacy/en.mdx needs its version in the other language.',
      'content/articles/trials/en.mdx:26: types the practice’s own figure “$5,000”; name the fact, so that it follows when the figure changes. Example: {{starter-price}}',
      'content/pages/contact.json, sections[0].lead.en: says “expert”, which a law practice may not say of itself.',
    ].sort(),
  )
})

it('reports all problems of readContent, grouped by file', () => {
  const changes = { [files.home]: { 'seo.keywords': [] }, [files.contact]: { category: 'compnay' } }
  expect(formatProblems(withProject(changes, root => readContent(root)).problems)).toBe(
    [
      '2 problems in the content:',
      '',
      'content/pages/contact.json',
      '  - line 34, category: must be one of “service”, “blog”, “industry”, “company”, “legal”; did you mean “company”.',
      '',
      'content/pages/home.json',
      '  - line 19, seo.keywords: must have at least 3 items; there are 0.',
    ].join('\n'),
  )
})
