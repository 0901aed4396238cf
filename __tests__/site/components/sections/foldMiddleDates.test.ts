import type { RenderTreeNode } from '../../../../src/shared/mdx/renderTree'
import { foldMiddleDates } from '../../../../src/site/components/sections/foldMiddleDates'

const day = (date: string): RenderTreeNode => ({
  type: 'li',
  children: [{ type: 'strong', children: [date] }, ' The work goes on.'],
})
const list = (...dates: string[]) => ({ children: [{ type: 'ul', children: dates.map(day) }] })

it('folds what happened between the first and the last day under its date', () => {
  const [days] = foldMiddleDates(list('Friday.', 'Saturday.', 'Monday.'), date => `More: ${date}`).children
  expect(days).toEqual({
    type: 'ul',
    children: [
      day('Friday.'),
      {
        type: 'li',
        children: [
          { type: 'strong', children: ['Saturday.'] },
          {
            type: 'details',
            props: { className: 'fold by-title' },
            children: [{ type: 'summary', props: { 'aria-label': 'More: Saturday' } }, ' The work goes on.'],
          },
        ],
      },
      day('Monday.'),
    ],
  })
})

it('folds nothing of two days, nor what has no date', () => {
  for (const text of [
    list('Friday.', 'Monday.'),
    { children: ['Words.', { type: 'ul', children: [day('a'), { type: 'li', children: ['b'] }, day('c')] }] },
  ])
    expect(foldMiddleDates(text, String)).toEqual(text)
})
