import {
  getRenderTreeText,
  isRenderTreeElementOfType,
  type RenderTreeElement,
  type RenderTreeNode,
} from '../../../shared/mdx/renderTree'

/** The lines of shorter texts would become ragged. */
const minTextLength = 90
// The shortest end of at least 14 characters that begins with a word; a longer one would not fit a narrow column.
const lastWords = /^(.* )(.{14,24})$/s

/**
 * Returns the children of an element. In a long paragraph or list item, the last words are joined by non-breaking spaces,
 * so that no short word is alone on the last line, where browsers leave one even with `text-wrap: pretty`. Only pages
 * need this: Markdown files and feeds, made from the same render tree, keep plain spaces.
 */
export function holdLastWords({ type, children = [] }: RenderTreeElement): RenderTreeNode[] {
  if (!/^(p|li)$/.test(type) || getRenderTreeText(children).length < minTextLength) return children
  return children.map((child, index) =>
    typeof child === 'string' && children.slice(index + 1).every(isSource)
      ? child.replace(lastWords, (_, before: string, words: string) => before + words.replaceAll(' ', '\u00a0'))
      : child,
  )
}

/** Whether a node is the number of a source, which follows the last word. */
const isSource = (node: RenderTreeNode) => isRenderTreeElementOfType(node, 'Source')
