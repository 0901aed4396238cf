import type { RenderTreeElement, RenderTreeNode } from '../../../../src/shared/mdx/renderTree'
import { foldListOnlySubsections } from '../../../../src/site/components/longform/foldListOnlySubsections'

const element = (type: string, ...children: RenderTreeNode[]): RenderTreeElement => ({ type, children })
const subsection = (title: string) => [element('h3', title), '\n', element('ul', element('li', 'One.')), '\n']
const fold = (...children: RenderTreeNode[]) =>
  foldListOnlySubsections({ children }, heading => `In detail: ${heading}`).children

const [first, second, third] = [subsection('Lab'), subsection('Financing'), subsection('Market')]
const end = element('h2', 'Traps')

it('folds the lists of three subsections in a row, each named after its heading', () => {
  const folded = fold(element('p', 'Before.'), ...first, ...second, ...third, end)
  expect(folded.map(node => (node as RenderTreeElement).type)).toEqual(['p', 'div', 'div', 'div', 'h2'])
  const [heading, list] = [first[0], first[2]]
  expect(folded[1]).toMatchObject({
    children: [
      heading,
      {
        type: 'details',
        children: [{ type: 'summary', props: { 'aria-label': 'In detail: Lab' } }, list],
      },
    ],
  })
})

it.each([
  ['two subsections', [...first, ...second, end]],
  ['a subsection with a paragraph', [...first, ...second, ...third, element('p', 'After.'), end]],
  ['the last subsection of a text, after which anything may follow', [...first, ...second, ...third]],
])('leaves %s as they are', (_, nodes) => {
  expect(fold(...nodes)).toEqual(nodes.filter(node => node !== '\n'))
})
