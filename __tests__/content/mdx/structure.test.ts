import { compileMdx } from '../../../src/content/mdx/compile'

const problemsOf = (text: string) => compileMdx(text, 'en').problems

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
])('reports %j', (text, line, message) => {
  expect(problemsOf(text)).toEqual([{ line, message }])
})

it.each([
  '### A\n\n## B\n\n### C\n\n#### D\n\n## E',
  '## Fees\n\n### Fees',
  '## Fees\n\n### Dates\n\n## Costs\n\n### Dates',
  '| a | b |\n| - | - |\n| 1 | |\n| `x \\| y` | 2 |',
])('takes %j', text => {
  expect(problemsOf(text)).toEqual([])
})
