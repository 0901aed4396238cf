import { isRenderTreeElementOfType, type RenderTree, type RenderTreeElement } from '../../../shared/mdx/renderTree'
import { buildFold, itemsOfLongList, shownItems, type NameFold } from './buildFold'

/**
 * Splits the list of each long checklist after its first items, and folds the rest on phones to one line with the number
 * of its items.
 */
export function foldLongChecklists({ children }: RenderTree, label: string, nameFold: NameFold): RenderTree {
  return {
    children: children.map(node =>
      isRenderTreeElementOfType(node, 'Checklist') ? foldIfLong(node, label, nameFold) : node,
    ),
  }
}

function foldIfLong(checklist: RenderTreeElement, label: string, nameFold: NameFold): RenderTreeElement {
  return {
    ...checklist,
    children: checklist.children?.flatMap(node => {
      // Strings between the items are line breaks.
      const isNumbered = isRenderTreeElementOfType(node, 'ol')
      const items = isNumbered || isRenderTreeElementOfType(node, 'ul') ? (node.children ?? []).filter(isElement) : []
      if (!isElement(node) || items.length < itemsOfLongList) return node
      const rest = {
        ...node,
        ...(isNumbered && { props: { ...node.props, start: shownItems + 1 } }),
        children: items.slice(shownItems),
      }
      const words = `${label} (${rest.children.length})`
      const name = nameFold(String(checklist.props?.title), words)
      return [{ ...node, children: items.slice(0, shownItems) }, buildFold(rest, name, words)]
    }),
  }
}

function isElement(node: RenderTree['children'][number]): node is RenderTreeElement {
  return typeof node !== 'string'
}
