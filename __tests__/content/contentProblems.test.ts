import { formatFieldPath, formatProblems, formatProblem } from '../../src/content/contentProblems'

it.each([
  [{ file: 'a.json', message: 'is missing' }, 'a.json: is missing.'],
  [{ file: 'a.mdx', line: 7, message: 'is wrong' }, 'a.mdx:7: is wrong.'],
  [{ file: 'a.json', field: 'seo.title', message: 'is wrong' }, 'a.json, seo.title: is wrong.'],
  [
    { file: 'a.json', line: 3, field: 'to', message: 'is wrong', example: '"/b"' },
    'a.json:3, to: is wrong. Example: "/b"',
  ],
])('formats %j as a sentence', (problem, sentence) => {
  expect(formatProblem(problem)).toBe(sentence)
})

it('sorts problems by file and numerically by field', () => {
  const problem = (file: string, field: string) => ({ file, field, message: 'is wrong' })
  expect(formatProblems([problem('b.json', 'x'), problem('a.json', 'items[10]'), problem('a.json', 'items[9]')])).toBe(
    [
      '3 problems in the content:',
      '',
      'a.json',
      '  - items[9]: is wrong.',
      '  - items[10]: is wrong.',
      '',
      'b.json',
      '  - x: is wrong.',
    ].join('\n'),
  )
})

it('uses the singular for one problem', () => {
  expect(formatProblems([{ file: 'a.json', message: 'is wrong' }])).toBe(
    '1 problem in the content:\n\na.json\n  - is wrong.',
  )
})

it.each([
  [['sections', 2, 'title', 'fr'], 'sections[2].title.fr'],
  [[0, 'a'], '[0].a'],
  [[], ''],
])('formats the path %j as %s', (path, field) => {
  expect(formatFieldPath(path)).toBe(field)
})

it('lists twenty problems of one rule and counts the others', () => {
  const problems = Array.from({ length: 25 }, (_, index) => ({
    file: `${index}.json`,
    message: `repeats ${index}`,
    rule: 'text/noRepeatedWordsOrSentences',
  }))
  const report = formatProblems([...problems, { file: 'a.json', message: 'is wrong' }], 'notice')
  expect(report.match(/repeats/g)).toHaveLength(21)
  expect(report).toContain('26 notices in the content:')
  expect(report).toContain('a.json\n  - is wrong.')
  expect(report).toContain('… and 5 more like “repeats 0”, in 5 files.')
})
