import type { RenderTreeElement, RenderTreeNode } from '../../../shared/mdx/renderTree'

/** Names a fold for assistive technology, by what it is about and what its summary says. */
export type NameFold = (subject: string, label?: string) => string

/**
 * Content in <details>, which phones fold to one line (site/styles/folds). Without a label, the title above
 * opens it; `contents` is a second line that says what is folded.
 */
export function buildFold(content: RenderTreeNode, name: string, label?: string, contents?: string): RenderTreeElement {
  const words = [label ?? '', ...(contents ? [{ type: 'small', children: [contents] }] : [])]
  const summary = {
    type: 'summary',
    props: { 'aria-label': name },
    ...(label && { children: [{ type: 'span', children: words }] }),
  }
  return { type: 'details', props: { className: label ? 'fold' : 'fold by-title' }, children: [summary, content] }
}
