import type { Nodes as HastNodes } from 'hast'
import type { Nodes as MdastNodes } from 'mdast'

/** Visits each mdast node, parents first. Many times faster than unist-util-visit, which also tracks ancestors. */
export function walkMdast(node: MdastNodes, look: (node: MdastNodes) => void): void {
  look(node)
  if ('children' in node) for (const child of node.children) walkMdast(child, look)
}

/** The same for hast. */
export function walkHast(node: HastNodes, look: (node: HastNodes) => void): void {
  look(node)
  if ('children' in node) for (const child of node.children) walkHast(child, look)
}
