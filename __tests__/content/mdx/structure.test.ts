import { analyzeMdx } from '../../../src/content/mdx/analyzeMdx'

const problemsOf = (text: string) => analyzeMdx(text, 'en').problems

const row = (cells: number) =>
  `has a row of ${cells} in a table of 2 columns; each row has as many cells as the first, and a table ends with a blank line`

it.each([
  ['## A\n\n#### B', 3, 'skips a level between ## and ####; write ###'],
  [
    '## Fees\n\n## Costs\n\n## **Fees**',
    5,
    'repeats the heading “**Fees**”; each needs words, and so an address, of its own',
  ],
  ['| a | b |\n| - | - |\n| 1 | 2 | 3 |', 3, row(3)],
  ['| a | b |\n| - | - |\n| 1 | 2 |\n| 1 |', 4, row(1)],
  ['A\n\n```\nB\n```', 3, 'has fenced code, which texts do not show; write it as paragraphs or a list'],
  [
    '<Checklist title="A">\n\n- 1\n- 2\n- 3\n\n</Checklist>\n\n<Checklist title="B">\n\n- 1\n- 2\n- 3\n\n</Checklist>',
    9,
    'has a second <Checklist>; a text gives one to take away',
  ],
])('reports %j', (text, line, message) => {
  expect(problemsOf(text)).toEqual([{ line, message }])
})

it.each([
  '### A\n\n## B\n\n### C\n\n#### D\n\n## E',
  '## Fees\n\n### Fees',
  '<Checklist title="A">\n\n1. One\n2. Two\n3. Three\n\n</Checklist>',
  '## Fees\n\n### Dates\n\n## Costs\n\n### Dates',
  '| a | b |\n| - | - |\n| 1 | |\n| `x \\| y` | 2 |',
])('accepts %j', text => {
  expect(problemsOf(text)).toEqual([])
})

it.each([
  ['no list', 'Words.'],
  ['too few items', '- One\n- Two'],
  ['a list in an item', '- One\n  - More\n- Two\n- Three'],
  ['more than a page holds', Array.from({ length: 16 }, (_, index) => `- ${index}`).join('\n')],
])('refuses a checklist with %s', (_, list) => {
  const [problem, ...more] = problemsOf(`<Checklist title="A">\n\n${list}\n\n</Checklist>`)
  expect(problem?.message).toMatch(/needs one list of 3 to 15 items/)
  expect(more).toEqual([])
})
