import type { RenderTreeNode } from '../../../../src/shared/mdx/renderTree'
import { wrapDatedListItemsInDetails } from '../../../../src/site/components/sections/wrapDatedListItemsInDetails'

const day = (date: string): RenderTreeNode => ({
  type: 'li',
  children: [{ type: 'strong', children: [date] }, ' The work goes on.'],
})
const folded = (date: string, open?: true): RenderTreeNode => ({
  type: 'li',
  children: [
    { type: 'strong', children: [date] },
    {
      type: 'details',
      props: { className: 'fold by-title', ...(open && { open }) },
      children: [{ type: 'summary', props: { 'aria-label': `More: ${date}` } }, ' The work goes on.'],
    },
  ],
})
const list = (...dates: string[]) => ({ children: [{ type: 'ul', children: dates.map(day) }] })

it('collapses each dated item under its date, with the first one open', () => {
  const [days] = wrapDatedListItemsInDetails(list('Friday.', 'Saturday.', 'Monday.'), date => `More: ${date}`).children
  expect(days).toEqual({ type: 'ul', children: [folded('Friday', true), folded('Saturday'), folded('Monday')] })
})

it('does not collapse two items, but removes the period after their dates', () => {
  expect(wrapDatedListItemsInDetails(list('Friday.', 'Monday.'), String)).toEqual(list('Friday', 'Monday'))
})

it('keeps the period of an abbreviation at the end of a date', () => {
  expect(wrapDatedListItemsInDetails(list('Friday, 9 a.m.', 'Monday, 2 p.m.'), String)).toEqual(
    list('Friday, 9 a.m.', 'Monday, 2 p.m.'),
  )
})

it('does not collapse an item without a date', () => {
  const item = { type: 'li', children: ['b'] }
  const [days] = wrapDatedListItemsInDetails(
    { children: [{ type: 'ul', children: [day('a'), item, day('c')] }] },
    String,
  ).children
  expect(days).toMatchObject({ children: [{}, item, {}] })
})
