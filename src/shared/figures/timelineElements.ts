import type { RenderTreeElement, RenderTreeNode } from '../mdx/renderTree'
import { buildElement } from './buildElement'

/** The SVG with everything drawn in a timeline row, over its whole width. */
export function buildTimelineRowSvg(children: RenderTreeNode[]): RenderTreeElement {
  return buildElement('svg', { className: 'tl-track', 'aria-hidden': true, focusable: 'false' }, children)
}

/** A percentage with two decimals. */
export function roundPercent(percent: number): number {
  return Math.round(percent * 100) / 100
}
