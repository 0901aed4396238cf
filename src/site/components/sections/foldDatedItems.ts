import {
  getRenderTreeText,
  isRenderTreeElementOfType,
  type RenderTree,
  type RenderTreeNode,
} from '../../../shared/mdx/renderTree'
import { buildFold, type NameFold } from '../mdx/buildFold'

const sentenceEnd = /(?<=[.!?])\s+(?=\p{Lu})/u

/** Phones fold what follows the first sentence after the date of each item of a list. */
export function foldDatedItems(tree: RenderTree, nameFold: NameFold): RenderTree {
  return {
    children: tree.children.map(node =>
      isRenderTreeElementOfType(node, 'ul')
        ? { ...node, children: node.children?.map(item => foldItem(item, nameFold)) }
        : node,
    ),
  }
}

function foldItem(item: RenderTreeNode, nameFold: NameFold): RenderTreeNode {
  if (!isRenderTreeElementOfType(item, 'li')) return item
  const children = item.children ?? []
  const place = children.findIndex(node => typeof node === 'string' && sentenceEnd.test(node))
  const text = children[place]
  if (typeof text !== 'string') return item
  const [first = '', ...others] = text.split(sentenceEnd)
  const rest = { type: 'span', children: [others.join(' '), ...children.slice(place + 1)] }
  const fold = buildFold(rest, nameFold(getRenderTreeText(children.slice(0, 1))))
  return { ...item, children: [...children.slice(0, place), `${first} `, fold] }
}
