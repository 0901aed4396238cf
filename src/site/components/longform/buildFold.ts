import type { RenderTreeElement, RenderTreeNode } from '../../../shared/mdx/renderTree'

/** Names a fold for assistive technology, by what it is about and what its summary says. */
export type NameFold = (subject: string, label?: string) => string

/** How many items of a long list or table stay above its fold. */
export const shownItems = 3
/** From how many items on a list or table is folded: fewer would not be worth a press. */
export const itemsOfLongList = 6

/**
 * Content in <details>, which phones fold to one line (site/styles/folds). Without a label, the title above
 * opens it.
 */
export function buildFold(content: RenderTreeNode, name: string, label?: string): RenderTreeElement {
  const summary = { type: 'summary', props: { 'aria-label': name }, ...(label && { children: [label] }) }
  return { type: 'details', props: { className: label ? 'fold' : 'fold by-title' }, children: [summary, content] }
}
