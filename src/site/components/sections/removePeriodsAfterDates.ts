import { isRenderTreeElementOfType, type RenderTree, type RenderTreeNode } from '../../../shared/mdx/renderTree'

/** Removes the final period of the bold text (a date) that an item of a list begins with. */
export function removePeriodsAfterDates(tree: RenderTree): RenderTree {
  return {
    children: tree.children.map(node =>
      isRenderTreeElementOfType(node, 'ul') ? { ...node, children: node.children?.map(cleanItem) } : node,
    ),
  }
}

function cleanItem(item: RenderTreeNode): RenderTreeNode {
  if (!isRenderTreeElementOfType(item, 'li')) return item
  const [date, ...happened] = item.children ?? []
  if (!date || !isRenderTreeElementOfType(date, 'strong')) return item
  return { ...item, children: [{ ...date, children: date.children?.map(withoutPeriod) }, ...happened] }
}

function withoutPeriod(node: RenderTreeNode, index: number, { length }: readonly RenderTreeNode[]): RenderTreeNode {
  if (index < length - 1) return node
  // Words that stay together are in an element.
  if (typeof node !== 'string') return { ...node, children: node.children?.map(withoutPeriod) }
  // The period of “9 a.m.” belongs to the abbreviation.
  return /\.\p{L}\.$/u.test(node) ? node : node.replace(/\.$/, '')
}
