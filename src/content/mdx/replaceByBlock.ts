import type { Element } from 'hast'

/** Makes an element without a component a block of HTML, whose look is in site/styles/figures. */
export function replaceByBlock(element: Element, className: string, ...first: Element[]): void {
  Object.assign(element, {
    tagName: 'div',
    properties: { className: className.split(' ') },
    children: [...first, ...element.children],
  })
}
