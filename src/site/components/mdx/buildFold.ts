import type { RenderTreeElement, RenderTreeNode } from '../../../shared/mdx/renderTree'

/** Names a fold for assistive technology, by what it is about and what its summary says. */
export type NameFold = (subject: string, label?: string) => string

/** How many characters of names fit two lines of the narrowest phones. */
const longestContents = 70

/**
 * Content in <details>, which phones fold to one line (site/styles/folds). Without a label, the title above
 * opens it; what is folded is named on a second line, as far as there is room for whole names.
 */
export function buildFold(
  content: RenderTreeNode,
  name: string,
  label?: string,
  contents: string[] = [],
): RenderTreeElement {
  const words = [
    label ?? '',
    ...(contents.length ? [{ type: 'small', children: pickFirst(contents).map(buildItem) }] : []),
  ]
  const summary = {
    type: 'summary',
    props: { 'aria-label': name },
    ...(label && { children: [{ type: 'span', children: words }] }),
  }
  return { type: 'details', props: { className: label ? 'fold' : 'fold by-title' }, children: [summary, content] }
}

const buildItem = (name: string) => ({ type: 'span', children: [name] })

function pickFirst(names: string[]): string[] {
  let length = 0
  return names.filter((name, index) => (length += name.length + 2) <= longestContents || index === 0)
}
