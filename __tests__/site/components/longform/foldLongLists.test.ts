import { foldLongLists } from '../../../../src/site/components/longform/foldLongLists'
import type { RenderTreeElement } from '../../../../src/shared/mdx/renderTree'

const item = (subject: string, text = 'Words. '.repeat(50)): RenderTreeElement => ({
  type: 'li',
  children: [{ type: 'strong', children: [`${subject}.`] }, text],
})
const list = (className: string, ...children: RenderTreeElement[]) => ({ type: 'ul', props: { className }, children })
const fold = (block: RenderTreeElement) =>
  foldLongLists({ children: [block] }, 'Read on', (subject, label) => `${label}: ${subject}`).children
const items = ['A', 'B', 'C', 'D', 'E'].map(subject => item(subject))

it('folds the items of a long list after the third, and names them', () => {
  const [shown, folded] = fold(list('titled', ...items))
  expect(shown).toEqual(list('titled', ...items.slice(0, 3)))
  expect(folded).toMatchObject({
    type: 'details',
    children: [
      {
        props: { 'aria-label': 'Read on (2): D' },
        children: [{ children: ['Read on (2)', { children: ['D\u00a0· E'] }] }],
      },
      list('titled', ...items.slice(3)),
    ],
  })
})

it.each([
  ['dates', list('titled dated', ...items)],
  ['a list without subjects', list('', ...items)],
  ['a list of four', list('titled', ...items.slice(0, 4))],
  ['a list of short items', list('titled', ...items.slice(0, 3), item('D', 'Short.'), item('E', 'Short.'))],
])('keeps %s open', (_, block) => {
  expect(fold(block)).toEqual([block])
})
