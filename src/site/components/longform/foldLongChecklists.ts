import { isRenderTreeElementOfType, type RenderTree, type RenderTreeElement } from '../../../shared/mdx/renderTree'

const shownItems = 3
/** From how many items on a checklist is folded: fewer would not be worth a press. */
const itemsOfLongChecklist = 6

type NameFold = (subject: string, label: string) => string

/**
 * Splits the list of each long checklist after its first items. The rest is in <details>, which phones fold to one line
 * with the number of its items (site/styles/headerHeroAndFolds). `nameFold` gives the accessible name.
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
      const items = isRenderTreeElementOfType(node, 'ul') ? (node.children ?? []).filter(isElement) : []
      if (!isElement(node) || items.length < itemsOfLongChecklist) return node
      const rest = { ...node, children: items.slice(shownItems) }
      const words = `${label} (${rest.children.length})`
      const name = nameFold(String(checklist.props?.title), words)
      const summary = { type: 'summary', props: { 'aria-label': name }, children: [words] }
      return [
        { ...node, children: items.slice(0, shownItems) },
        { type: 'details', props: { className: 'fold' }, children: [summary, rest] },
      ]
    }),
  }
}

function isElement(node: RenderTree['children'][number]): node is RenderTreeElement {
  return typeof node !== 'string'
}
