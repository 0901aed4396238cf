import type { Element, Nodes } from 'hast'
import { walkHast } from './walk'

/** All descendants with a tag name, in document order. */
export function findHastElementsByTagName(root: Nodes, tagName: string): Element[] {
  const found: Element[] = []
  walkHast(root, node => void (node.type === 'element' && node.tagName === tagName && found.push(node)))
  return found
}
