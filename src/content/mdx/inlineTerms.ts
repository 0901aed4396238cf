import type { Root } from 'mdast'
import { readTextAttributes } from './readTextAttributes'
import { walkMdast } from './walk'

/** A <Term> element. */
export interface InlineTerm {
  line?: number
  words: string
  attributes: Record<string, string>
}

/** Collects every inline <Term>. */
export function collectInlineTerms(root: Root): InlineTerm[] {
  const found: InlineTerm[] = []
  walkMdast(root, node => {
    if (node.type !== 'mdxJsxTextElement' || node.name !== 'Term') return
    const { children, position } = node
    found.push({
      line: position?.start.line,
      words: children.map(child => (child.type === 'text' ? child.value : '')).join(''),
      attributes: Object.fromEntries(readTextAttributes(node)),
    })
  })
  return found
}
