import { getRenderTreeText, type RenderTreeNode } from '../../../../src/shared/mdx/renderTree'
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

it('reads a date whose words stay together', () => {
  const together = (text: string): RenderTreeNode => ({ type: 'span', children: [text] })
  const build = (end: string) => ({
    children: [
      {
        type: 'ul',
        children: [1, 2, 3].map(date => ({
          type: 'li',
          children: [{ type: 'strong', children: [together(`April ${date}${end}`)] }],
        })),
      },
    ],
  })
  const names: string[] = []
  const tree = wrapDatedListItemsInDetails(build('.'), date => {
    names.push(date)
    return date
  })
  expect(names).toEqual(['April 1', 'April 2', 'April 3'])
  expect(getRenderTreeText(tree.children)).toBe(getRenderTreeText(build('').children))
})

it('does not collapse an item without a date', () => {
  const item = { type: 'li', children: ['b'] }
  const [days] = wrapDatedListItemsInDetails(
    { children: [{ type: 'ul', children: [day('a'), item, day('c')] }] },
    String,
  ).children
  expect(days).toMatchObject({ children: [{}, item, {}] })
})
