import type { TextNode, TextTree } from '../../shared/mdx/tree'

const blocks = new Set(['p', 'li', 'h2', 'h3', 'h4', 'tr', 'blockquote', 'ul', 'ol', 'br'])

/** The words of a text, as a tree gives them (shared/mdx/tree): one line a paragraph or item. */
export function plainText(tree: unknown): string {
  return (tree as TextTree).children
    .map(wordsOf)
    .join('')
    .replace(/[^\S\u00a0\u202f]*\n\s*/g, '\n')
    .trim()
}

function wordsOf(node: TextNode): string {
  if (typeof node === 'string') return node.replace(/\n/g, ' ')
  const words = (node.children ?? []).map(wordsOf).join('')
  return blocks.has(node.type) ? `\n${words}\n` : words
}
