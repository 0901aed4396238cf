import type { RenderTree, RenderTreeElement, RenderTreeNode } from '../../../shared/mdx/renderTree'

/**
 * Prepares lists of subjects in bold (content/mdx/titledLists) for windows where a subject has a column of its own
 * (ledgerStyles): the mark at its end, which they hide, is an element (`run-in`), and so is the first word after a
 * colon (`initial`), which they begin with a capital. Readers who hear or copy the text have both as written.
 */
export function separateSubjects({ children }: RenderTree): RenderTree {
  return { children: children.map(separateIn) }
}

function separateIn(node: RenderTreeNode): RenderTreeNode {
  if (typeof node === 'string' || !node.children) return node
  const children = node.children.map(separateIn)
  const classes = String(node.props?.className ?? '').split(' ')
  const isLedger = classes.includes('titled') && !/running|brief/.test(classes.join(' '))
  return { ...node, children: isLedger ? children.map(item => separate(item, !classes.includes('values'))) : children }
}

function separate(item: RenderTreeNode, capitalizes: boolean): RenderTreeNode {
  if (typeof item === 'string') return item
  const { children = [] } = item
  const index = children.findIndex(child => typeof child !== 'string' || child.trim())
  const [before, [first = '', ...others]] = [children.slice(0, index), children.slice(index)]
  if (typeof first === 'string') return item
  // In a list with blank lines between its items.
  if (first.type === 'p') return { ...item, children: [...before, separate(first, capitalizes), ...others] }
  const hasColon = lastTextOf(first).endsWith(':')
  return { ...item, children: [...before, markEnd(first), ...(hasColon && capitalizes ? markInitial(others) : others)] }
}

function lastTextOf(node: RenderTreeNode = ''): string {
  return typeof node === 'string' ? node : lastTextOf(node.children?.at(-1))
}

function markEnd(node: RenderTreeElement): RenderTreeElement {
  const last = node.children?.at(-1)
  if (last === undefined) return node
  const others = node.children?.slice(0, -1) ?? []
  if (typeof last !== 'string') return { ...node, children: [...others, markEnd(last)] }
  const [, words = last, mark] = /^(.*?)(\s*[.:])$/s.exec(last) ?? []
  return { ...node, children: [...others, words, ...(mark ? [span('run-in', mark)] : [])] }
}

// Only a word in small letters: a name such as “mRNA” stays as it is written.
function markInitial([text = '', ...others]: RenderTreeNode[]): RenderTreeNode[] {
  const match = typeof text === 'string' && /^(\s*)(\p{Ll}[\p{Ll}’-]*)(?=[\s,;.]|$)(.*)$/su.exec(text)
  if (!match) return [text, ...others]
  const [, space = '', word = '', rest = ''] = match
  return [space, span('initial', word), rest, ...others]
}

const span = (className: string, text: string): RenderTreeElement => ({
  type: 'span',
  props: { className },
  children: [text],
})
