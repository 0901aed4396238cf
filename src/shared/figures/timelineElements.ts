import type { RenderTreeElement, RenderTreeNode } from '../mdx/renderTree'

/** An element without the props that are undefined. */
export function buildElement(
  type: string,
  props: Record<string, unknown>,
  children?: RenderTreeNode[],
): RenderTreeElement {
  const given = Object.fromEntries(Object.entries(props).filter(([, value]) => value !== undefined))
  return { type, ...(Object.keys(given).length && { props: given }), ...(children?.length && { children }) }
}

/** The drawing of a row, as wide as the row. */
export function buildTrack(children: RenderTreeNode[]): RenderTreeElement {
  return buildElement('svg', { className: 'tl-track', 'aria-hidden': true, focusable: 'false' }, children)
}

/** A percentage with two decimals. */
export function roundPercent(percent: number): number {
  return Math.round(percent * 100) / 100
}
