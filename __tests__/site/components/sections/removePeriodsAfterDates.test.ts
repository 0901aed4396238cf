import type { RenderTreeNode } from '../../../../src/shared/mdx/renderTree'
import { removePeriodsAfterDates } from '../../../../src/site/components/sections/removePeriodsAfterDates'

const day = (...date: RenderTreeNode[]): RenderTreeNode => ({
  type: 'li',
  children: [{ type: 'strong', children: date }, ' The work goes on.'],
})
const list = (...children: RenderTreeNode[]) => ({ children: [{ type: 'ul', children }] })

it('removes the period after each date', () => {
  expect(removePeriodsAfterDates(list(day('Friday.'), day('Monday.')))).toEqual(list(day('Friday'), day('Monday')))
})

it('keeps the period of an abbreviation at the end of a date', () => {
  const days = list(day('Friday, 9 a.m.'), day('Monday, 2 p.m.'))
  expect(removePeriodsAfterDates(days)).toEqual(days)
})

it('reads a date whose words stay together', () => {
  const together = (text: string): RenderTreeNode => ({ type: 'span', children: [text] })
  expect(removePeriodsAfterDates(list(day('On ', together('April 1.'))))).toEqual(list(day('On ', together('April 1'))))
})

it('leaves an item without a date as it is', () => {
  const items = list({ type: 'li', children: ['b.'] }, day('c'))
  expect(removePeriodsAfterDates(items)).toEqual(items)
})
