import { foldLongLists } from '../../../../src/site/components/longform/foldLongLists'
import type { RenderTreeElement } from '../../../../src/shared/mdx/renderTree'

const item = (subject: string): RenderTreeElement => ({
  type: 'li',
  children: [{ type: 'strong', children: [`${subject}.`] }, ' Words.'],
})
const list = (className: string, ...children: RenderTreeElement[]) => ({ type: 'ul', props: { className }, children })
const fold = (block: RenderTreeElement) =>
  foldLongLists({ children: [block] }, 'Read on', (subject, label) => `${label}: ${subject}`).children
const items = ['A', 'B', 'C', 'D', 'E', 'F'].map(item)

it('folds the items of a long list after the third, and names them', () => {
  const [shown, folded] = fold(list('titled', ...items))
  expect(shown).toEqual(list('titled', ...items.slice(0, 3)))
  expect(folded).toMatchObject({
    type: 'details',
    children: [
      {
        props: { 'aria-label': 'Read on (3): D' },
        children: [
          {
            children: ['Read on (3)', { children: ['D', 'E', 'F'].map(name => ({ type: 'span', children: [name] })) }],
          },
        ],
      },
      list('titled', ...items.slice(3)),
    ],
  })
})

it.each([
  ['dates', list('titled dated', ...items)],
  ['a list without subjects', list('', ...items)],
  ['a list of five', list('titled', ...items.slice(0, 5))],
])('keeps %s open', (_, block) => {
  expect(fold(block)).toEqual([block])
})
