import type { Root } from 'mdast'
import remarkGfm from 'remark-gfm'
import remarkMdx from 'remark-mdx'
import remarkParse from 'remark-parse'
import { unified } from 'unified'
import { walkMdast } from './walk'

const parser = unified().use(remarkParse).use(remarkGfm).use(remarkMdx)

/** Parses a Markdown or MDX text whose placeholders are filled in or masked; throws the parser’s error. */
export function parseMdx(text: string): Root {
  return parser.parse(text)
}

/** Total length of texts whose trees are kept, in characters: consecutive rules use the same ones. */
const mostLetters = 1_000_000
const trees = new Map<string, Root>()
let letters = 0

/**
 * Parses a text whose facts are filled in, and makes its tel: links dialable. Keeps only the latest trees: all trees of
 * a large site would fill the memory.
 */
export function parseMdxCached(text: string): Root {
  const known = trees.get(text)
  if (known) return known
  const tree = parseMdx(text)
  walkMdast(tree, node => {
    if (node.type === 'link') node.url = toDialableUrl(node.url)
  })
  trees.set(text, tree)
  letters += text.length
  for (const oldest of trees.keys()) {
    if (letters <= mostLetters || oldest === text) break
    trees.delete(oldest)
    letters -= oldest.length
  }
  return tree
}

// Phone numbers are filled in as displayed; this converts tel:{{practice.phone}} to a valid tel: URL.
function toDialableUrl(url: string): string {
  const [, phone = ''] = /^tel:(.*(?:\u00a0|%C2%A0).*)$/.exec(url) ?? []
  const digits = phone.replace(/%C2%A0|\D/g, '')
  if (!digits) return url
  return phone.startsWith('+') ? `tel:+${digits}` : `tel:+1${digits}`
}
