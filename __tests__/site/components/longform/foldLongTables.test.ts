import { foldLongTables } from '../../../../src/site/components/longform/foldLongTables'
import type { RenderTreeElement } from '../../../../src/shared/mdx/renderTree'

const row = (cell: 'th' | 'td', ...words: string[]): RenderTreeElement => ({
  type: 'tr',
  children: words.map(text => ({ type: cell, children: [text] })),
})
const table = (first: number, last: number, className?: string): RenderTreeElement => ({
  type: 'table',
  props: { className },
  children: [
    { type: 'thead', children: [row('th', 'Duty', 'When')] },
    {
      type: 'tbody',
      children: Array.from({ length: last - first + 1 }, (_, index) => row('td', `Duty ${first + index}`, 'Soon')),
    },
  ],
})
const fold = (...children: RenderTreeElement[]) =>
  foldLongTables({ children }, 'Read on', (subject, label) => `${label}: ${subject}`).children

const rest = ['Duty 5', 'Duty 6', 'Duty 7', 'Duty 8', 'Duty 9', 'Duty 10']
const folded = [
  table(1, 4, 'aligned'),
  {
    type: 'details',
    props: { className: 'fold' },
    children: [
      {
        type: 'summary',
        props: { 'aria-label': 'Read on (6): Duty' },
        children: [
          {
            type: 'span',
            children: [
              'Read on (6)',
              { type: 'small', children: rest.map(name => ({ type: 'span', children: [name] })) },
            ],
          },
        ],
      },
      table(5, 10, 'aligned'),
    ],
  },
]

it('folds a long table after its fourth row and names the others, both parts with the column headings and columns of the same widths', () => {
  expect(fold(table(1, 10))).toEqual(folded)
  expect(fold(table(1, 10, 'aligned'))).toEqual(folded)
})

it('folds the table of a comparison too', () => {
  const comparison = (...children: RenderTreeElement[]) => ({
    type: 'Comparison',
    props: { caption: 'Ways' },
    children,
  })
  expect(fold(comparison(table(1, 10)))).toEqual([comparison(...folded)])
})

it('leaves short tables, those that stay tables or whose rows fold, and those of figures', () => {
  const figure = { type: 'Timeline', children: [table(1, 10)] }
  const kept = [table(1, 6), table(1, 10, 'narrow'), table(1, 10, 'keyed'), figure]
  expect(fold(...kept)).toEqual(kept)
})
