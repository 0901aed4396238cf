import type { Nodes as HastNodes } from 'hast'
import type { Nodes as MdastNodes, Parents as MdastParents } from 'mdast'

/**
 * Visits each mdast node with its place in its parent, parents first. Many times faster than unist-util-visit, which also
 * tracks ancestors. Do not add or remove nodes during the walk; unist-util-visit allows it.
 */
export function walkMdast(
  node: MdastNodes,
  visit: (node: MdastNodes, index?: number, parent?: MdastParents) => void,
  index?: number,
  parent?: MdastParents,
): void {
  visit(node, index, parent)
  if ('children' in node) node.children.forEach((child, at) => walkMdast(child, visit, at, node))
}

/** The same for hast, without the places. */
export function walkHast(node: HastNodes, visit: (node: HastNodes) => void): void {
  visit(node)
  if ('children' in node) node.children.forEach(child => walkHast(child, visit))
}
