import {
  getRenderTreeText,
  isRenderTreeElementOfType,
  type RenderTree,
  type RenderTreeElement,
  type RenderTreeNode,
} from '../../../shared/mdx/renderTree'
import { buildFold, type NameFold } from '../mdx/buildFold'

const isElement = (node: RenderTreeNode): node is RenderTreeElement => typeof node !== 'string'

/** How many items of a long list stay above its fold. */
const shownItems = 3
/** From how many items on the others are folded: fewer would not be worth a press. */
const minFoldedItems = 3

/**
 * Splits each long list of items with a subject in bold (content/mdx/titledLists) after its first items, and folds the
 * others on phones to one line with their number and subjects. Dates stay together.
 */
export function foldLongLists({ children }: RenderTree, label: string, nameFold: NameFold): RenderTree {
  return {
    children: children.flatMap((node): RenderTreeNode[] =>
      isTitledList(node) ? foldIfLong(node, label, nameFold) : [node],
    ),
  }
}

function isTitledList(node: RenderTreeNode): node is RenderTreeElement {
  return isRenderTreeElementOfType(node, 'ul') && /titled(?! dated)/.test(String(node.props?.className ?? ''))
}

function foldIfLong(list: RenderTreeElement, label: string, nameFold: NameFold): RenderTreeElement[] {
  // Strings are line breaks.
  const items = (list.children ?? []).filter(isElement)
  const others = items.slice(shownItems)
  if (others.length < minFoldedItems) return [list]
  const words = `${label} (${others.length})`
  const subjects = others.map(item => getRenderTreeText([findSubject(item)]).replace(/[.,:\s]+$/, ''))
  const rest = { ...list, children: others }
  return [
    { ...list, children: items.slice(0, shownItems) },
    buildFold(rest, nameFold(subjects[0] ?? '', words), words, subjects),
  ]
}

function findSubject({ children = [] }: RenderTreeElement): RenderTreeNode {
  const first = children.find(isElement)
  return first?.type === 'p' ? findSubject(first) : (first ?? '')
}
