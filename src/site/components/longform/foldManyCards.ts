import {
  isRenderTreeElementOfType,
  type RenderTree,
  type RenderTreeElement,
  type RenderTreeNode,
} from '../../../shared/mdx/renderTree'
import { buildFold, type NameFold } from '../mdx/buildFold'

/** From how many cards on phones fold all but the first. */
const manyCards = 5

/** Folds the text of each card but the first under its title on phones, if there are many. */
export function foldManyCards({ children }: RenderTree, nameFold: NameFold): RenderTree {
  return {
    children: children.map(node => {
      if (!isRenderTreeElementOfType(node, 'Cards')) return node
      const cards = (node.children ?? []).filter(isCard)
      return cards.length < manyCards ? node : { ...node, children: cards.map((card, index) => fold(card, index)) }
    }),
  }

  function fold(card: RenderTreeElement, index: number): RenderTreeElement {
    const content = { type: 'div', children: card.children ?? [] }
    return index ? { ...card, children: [buildFold(content, nameFold(String(card.props?.title)))] } : card
  }
}

const isCard = (node: RenderTreeNode): node is RenderTreeElement => isRenderTreeElementOfType(node, 'Card')
