import { getRenderTreeText, type RenderTreeElement, type RenderTreeNode } from '../../../shared/mdx/renderTree'

/** The lines of shorter texts would become ragged. */
const minTextLength = 80
// Two short words, or a longer one after a preposition: a long last one may be alone, and with more the line before them
// would be short. A non-breaking space joins the last one to the number of a source.
const lastWords = /^(.* )(?=.{4,13}$)((?:\S+ \S{1,6}|\S{1,3} \S{7,})\s?)$/s
/** The same before the numbers of sources, which would otherwise be alone with the last word. */
const lastWordsBeforeSource = /^(.* )(?=.{4,24}$)(\S+ \S+\s?)$/s

/**
 * Returns the children of an element. In a long paragraph or list item, a last word that is short or before the number
 * of a source is joined to the one before it by a non-breaking space, so that it is not alone on the last line, where
 * browsers leave one even with `text-wrap: pretty`. Only pages need this: Markdown files and feeds, made from the same render tree, keep plain
 * spaces.
 */
export function holdLastWords({ type, children = [] }: RenderTreeElement): RenderTreeNode[] {
  return /^(p|li)$/.test(type) && getRenderTreeText(children).length >= minTextLength ? hold(children) : children
}

function hold(nodes: readonly RenderTreeNode[]): RenderTreeNode[] {
  return nodes.map((node, index) => {
    const after = nodes.slice(index + 1)
    if (!after.every(isSourceOrPunctuation)) return node
    if (typeof node !== 'string')
      return /^(em|strong)$/.test(node.type) ? { ...node, children: hold(node.children ?? []) } : node
    const words = after.some(next => typeof next !== 'string') ? lastWordsBeforeSource : lastWords
    return node.replace(words, (_, before: string, words: string) => before + words.replaceAll(' ', '\u00a0'))
  })
}

/** Whether a node is the number of a source, which follows the last word, or the full stop after it. */
const isSourceOrPunctuation = (node: RenderTreeNode) =>
  typeof node === 'string' ? /^[\s.,;:!?»]*$/.test(node) : node.type === 'Source'
