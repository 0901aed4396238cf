import type { Nodes } from 'hast'

const blocks = new Set(['p', 'li', 'h2', 'h3', 'h4', 'tr', 'blockquote', 'ul', 'ol', 'br'])

/** The words of a text, as a tree gives them (lib/mdx): one line a paragraph or item. */
export function plainText(tree: unknown): string {
  return wordsOf(tree as Nodes)
    .replace(/[^\S\u00a0\u202f]*\n\s*/g, '\n')
    .trim()
}

function wordsOf(node: Nodes): string {
  if (node.type === 'text') return node.value.replace(/\n/g, ' ')
  if (!('children' in node)) return ''
  const words = node.children.map(wordsOf).join('')
  return node.type === 'element' && blocks.has(node.tagName) ? `\n${words}\n` : words
}
