import type { Element, Nodes, Parents } from 'hast'
import { toString } from 'hast-util-to-string'
import { replaceByBlock } from './replaceByBlock'

/** Characters of a key figure in the largest type; a longer one would not have room beside its paragraph. */
const longestLargeFigure = 9

/** Makes a `<KeyFigure>` a block that begins with its number. */
export function replaceByKeyFigureBlock(element: Element, figure: string): void {
  const strong: Element = {
    type: 'element',
    tagName: 'strong',
    properties: {},
    children: [{ type: 'text', value: figure }],
  }
  const className = figure.length > longestLargeFigure ? 'key-figure long' : 'key-figure'
  replaceByBlock(element, className, { type: 'element', tagName: 'p', properties: {}, children: [strong] })
}

/**
 * Moves a key figure to the end of the list item that has its number, if it follows a list, so that it is beside what it
 * is about. Returns the index at which a visitor of `parent` goes on, undefined if nothing was moved.
 */
export function moveKeyFigureIntoListItem(figure: Element, parent: Parents, index: number): number | undefined {
  const list = parent.children.slice(0, index).findLast(isElement)
  if (!list || !['ul', 'ol'].includes(list.tagName)) return undefined
  const number = readText(figure.children.find(isElement))
  const item = list.children.filter(isElement).find(item => readText(item).includes(number))
  if (!item) return undefined
  parent.children.splice(index, 1)
  item.children.push(figure)
  return index
}

function isElement(node: Nodes): node is Element {
  return node.type === 'element'
}

// With one kind of space, as a number may be written with another in the text.
function readText(element: Element | undefined): string {
  return element ? toString(element).replace(/\s/g, ' ') : ''
}
