import type { Element } from 'hast'
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
