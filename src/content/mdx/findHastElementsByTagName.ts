import type { Element } from 'hast'
import { visit } from 'unist-util-visit'

/** Every element of a name inside another, in the order of the text. */
export function findHastElementsByTagName(root: Element, tagName: string): Element[] {
  const found: Element[] = []
  visit(root, 'element', element => void (element.tagName === tagName && found.push(element)))
  return found
}
