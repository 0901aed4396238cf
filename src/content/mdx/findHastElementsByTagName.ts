import type { Element } from 'hast'
import { visit } from 'unist-util-visit'

/** All descendants with a tag name, in document order. */
export function findHastElementsByTagName(root: Element, tagName: string): Element[] {
  const found: Element[] = []
  visit(root, 'element', element => void (element.tagName === tagName && found.push(element)))
  return found
}
