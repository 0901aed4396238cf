import type { RenderTreeElement, RenderTreeNode } from '../mdx/renderTree'
import { buildElement } from './buildElement'

/** The drawing of a row, as wide as the row. */
export function buildTimelineRowSvg(children: RenderTreeNode[]): RenderTreeElement {
  return buildElement('svg', { className: 'tl-track', 'aria-hidden': true, focusable: 'false' }, children)
}

/** A percentage with two decimals. */
export function roundPercent(percent: number): number {
  return Math.round(percent * 100) / 100
}
