import type { RenderTreeNode } from '../../../src/shared/mdx/renderTree'
import { serializeRenderTreeToPlainText } from '../../../src/gatsby/jsonLd/plainText'

const element = (type: string, ...children: RenderTreeNode[]): RenderTreeNode => ({ type, children })

it('puts each paragraph and list item on a line of its own and joins inline text', () => {
  const tree = {
    children: [
      element('p', 'See ', element('a', 'the prices'), ' of\nthe plans.'),
      '\n',
      element('ul', '\n', element('li', 'One'), '\n', element('li', 'Two'), '\n'),
    ],
  }
  expect(serializeRenderTreeToPlainText(tree)).toBe('See the prices of the plans.\nOne\nTwo')
})

it('separates the cells of a table', () => {
  const tree = { children: [element('table', element('tr', element('th', 'Plan'), element('td', '20 hours')))] }
  expect(serializeRenderTreeToPlainText(tree)).toBe('Plan 20 hours')
})

it('keeps non-breaking spaces', () => {
  expect(serializeRenderTreeToPlainText({ children: [element('p', '5\u00a0000\u00a0$')] })).toBe('5\u00a0000\u00a0$')
})
