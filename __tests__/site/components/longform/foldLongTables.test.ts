import { foldLongTables } from '../../../../src/site/components/longform/foldLongTables'
import type { RenderTreeElement } from '../../../../src/shared/mdx/renderTree'

const row = (cell: 'th' | 'td', ...words: string[]): RenderTreeElement => ({
  type: 'tr',
  children: words.map(text => ({ type: cell, children: [text] })),
})
const table = (rows: number, className?: string): RenderTreeElement => ({
  type: 'table',
  props: { className },
  children: [
    { type: 'thead', children: [row('th', 'Duty', 'When')] },
    { type: 'tbody', children: Array.from({ length: rows }, (_, index) => row('td', `Duty ${index}`, 'Soon')) },
  ],
})
const fold = (...children: RenderTreeElement[]) =>
  foldLongTables({ children }, 'See the table', (subject, label) => `${label}: ${subject}`).children

it('folds a long table to one line with its number of rows, named after its first column', () => {
  expect(fold(table(9))).toEqual([
    {
      type: 'details',
      props: { className: 'fold' },
      children: [
        { type: 'summary', props: { 'aria-label': 'See the table (9): Duty' }, children: ['See the table (9)'] },
        table(9),
      ],
    },
  ])
})

it('leaves short tables, those that phones do not stack, and those of figures', () => {
  const figure = { type: 'Timeline', children: [table(9)] }
  const kept = [table(4), table(9, 'narrow'), figure]
  expect(fold(...kept)).toEqual(kept)
})
