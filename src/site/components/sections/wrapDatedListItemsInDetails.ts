import {
  getRenderTreeText,
  isRenderTreeElementOfType,
  type RenderTree,
  type RenderTreeElement,
  type RenderTreeNode,
} from '../../../shared/mdx/renderTree'

/**
 * Wraps the text of each item that begins with a bold text (its date) in <details>, if the list has three or more
 * items; phones fold them (site/styles/folds), except the first. `nameFold` gives the accessible name. The final
 * period of a date is removed.
 */
export function wrapDatedListItemsInDetails(tree: RenderTree, nameFold: (date: string) => string): RenderTree {
  return {
    children: tree.children.map(node =>
      isRenderTreeElementOfType(node, 'ul') ? { ...node, children: foldItems(node) } : node,
    ),
  }

  function foldItems({ children = [] }: RenderTreeElement): RenderTreeNode[] {
    const days = children.filter(child => isRenderTreeElementOfType(child, 'li'))
    return children.map(child =>
      isRenderTreeElementOfType(child, 'li') ? foldItem(child, days.length > 2, child === days[0]) : child,
    )
  }

  function foldItem(item: RenderTreeElement, folds: boolean, opens: boolean): RenderTreeNode {
    const [label, ...happened] = item.children ?? []
    if (!label || !isRenderTreeElementOfType(label, 'strong')) return item
    const date = { ...label, children: label.children?.map(withoutPeriod) }
    if (!folds) return { ...item, children: [date, ...happened] }
    const summary = { type: 'summary', props: { 'aria-label': nameFold(getRenderTreeText([date])) } }
    const props = { className: 'fold by-title', ...(opens && { open: true }) }
    return { ...item, children: [date, { type: 'details', props, children: [summary, ...happened] }] }
  }
}

function withoutPeriod(node: RenderTreeNode, index: number, { length }: readonly RenderTreeNode[]): RenderTreeNode {
  if (index < length - 1) return node
  // Words that stay together are in an element.
  if (typeof node !== 'string') return { ...node, children: node.children?.map(withoutPeriod) }
  // The period of “9 a.m.” belongs to the abbreviation.
  return /\.\p{L}\.$/u.test(node) ? node : node.replace(/\.$/, '')
}
