import type { RenderTreeNode, RenderTree } from '../../shared/mdx/renderTree'

const blocks = new Set(['p', 'li', 'h2', 'h3', 'h4', 'tr', 'blockquote', 'ul', 'ol', 'br'])
const cells = new Set(['th', 'td'])

/** Converts a render tree (shared/mdx/renderTree) to plain text, one line per paragraph, list item or table row. */
export function serializeRenderTreeToPlainText(tree: RenderTree): string {
  return tree.children
    .map(collectText)
    .join('')
    .replace(/[^\S\u00a0\u202f]*\n\s*/g, '\n')
    .trim()
}

function collectText(node: RenderTreeNode): string {
  if (typeof node === 'string') return node.replace(/\n/g, ' ')
  const words = (node.children ?? []).map(collectText).join('')
  if (cells.has(node.type)) return `${words} `
  return blocks.has(node.type) ? `\n${words}\n` : words
}
