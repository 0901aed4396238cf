import type { RenderTreeElement, RenderTreeNode } from '../mdx/renderTree'

/** An element without the props that are undefined. */
export function element(type: string, props: Record<string, unknown>, children?: RenderTreeNode[]): RenderTreeElement {
  const given = Object.fromEntries(Object.entries(props).filter(([, value]) => value !== undefined))
  return { type, ...(Object.keys(given).length && { props: given }), ...(children?.length && { children }) }
}

/** The drawing of a row, as wide as the row. */
export function track(children: RenderTreeNode[]): RenderTreeElement {
  return element('svg', { className: 'tl-track', 'aria-hidden': true, focusable: 'false' }, children)
}

/** A percentage with two decimals. */
export function roundPercent(percent: number): number {
  return Math.round(percent * 100) / 100
}
