import type { RenderTree, RenderTreeElement, RenderTreeNode } from '../../../shared/mdx/renderTree'

/**
 * A dated text whose days between the first and the last are folded on phones (site/styles/frame): the date stays, and
 * opens what happened. `nameFold` names what opens for those who hear it.
 */
export function foldMiddleDates(tree: RenderTree, nameFold: (date: string) => string): RenderTree {
  return {
    children: tree.children.map(node => (isElement(node, 'ul') ? { ...node, children: foldItems(node) } : node)),
  }

  function foldItems({ children = [] }: RenderTreeElement): RenderTreeNode[] {
    const days = children.filter(child => isElement(child, 'li'))
    return children.map(child =>
      isElement(child, 'li') && child !== days[0] && child !== days.at(-1) ? foldItem(child) : child,
    )
  }

  function foldItem(item: RenderTreeElement): RenderTreeNode {
    const [date, ...happened] = item.children ?? []
    if (!date || !isElement(date, 'strong')) return item
    const name = nameFold((date.children ?? []).join('').replace(/\.$/, ''))
    const summary = { type: 'summary', props: { 'aria-label': name } }
    return {
      ...item,
      children: [date, { type: 'details', props: { className: 'fold by-title' }, children: [summary, ...happened] }],
    }
  }
}

function isElement(node: RenderTreeNode, type: string): node is RenderTreeElement {
  return typeof node !== 'string' && node.type === type
}
