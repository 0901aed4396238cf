import { foldTableRows } from '../../../../src/site/components/longform/foldTableRows'
import type { RenderTreeElement } from '../../../../src/shared/mdx/renderTree'

const strong = { type: 'strong', children: ['20 years'] }
const table = (className: string, ...cells: RenderTreeElement[]): RenderTreeElement => ({
  type: 'table',
  props: { className },
  children: [
    { type: 'thead', children: [{ type: 'tr', children: [{ type: 'th', children: ['Right'] }] }] },
    { type: 'tbody', children: [{ type: 'tr', children: ['\n', { type: 'td', children: ['Patent'] }, ...cells] }] },
  ],
})
const cell = (column: string, className?: string, ...children: RenderTreeElement['children'] & object) => ({
  type: 'td',
  props: { className, 'data-column': column },
  children,
})
const details = (className: string, name: string, ...children: RenderTreeElement['children'] & object) => ({
  type: 'details',
  props: { className },
  children: [{ type: 'summary', props: { className: 'sign', 'aria-label': name } }, ...children],
})
const fold = (tree: RenderTreeElement) => foldTableRows({ children: [tree] }, subject => `Details: ${subject}`).children

it('folds the cells of a row but its name and the words in bold of its key, each within its cell', () => {
  const keyed = table(
    'aligned keyed',
    cell('What', undefined, 'The invention'),
    cell('How long', 'key', strong, ' from filing'),
  )
  const body = fold(keyed)[0]
  expect(JSON.stringify(body)).toContain(JSON.stringify(details('row-fold', 'Details: Patent')))
  expect(JSON.stringify(body)).toContain(
    JSON.stringify(cell('What', undefined, details('rest', 'What', 'The invention'))),
  )
  expect(JSON.stringify(body)).toContain(
    JSON.stringify(cell('How long', 'key', strong, details('rest', 'How long', ' from filing'))),
  )
})

it('leaves a key of which all is in bold, and tables without keys', () => {
  const whole = cell('How long', 'key', strong)
  expect(JSON.stringify(fold(table('keyed', whole))[0])).toContain(JSON.stringify(whole))
  const paired = table('paired', cell('What', undefined, 'The invention'))
  expect(fold(paired)).toEqual([paired])
})
