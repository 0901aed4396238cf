import {
  getRenderTreeText,
  type RenderTree,
  type RenderTreeElement,
  type RenderTreeNode,
} from '../../../shared/mdx/renderTree'
import { buildFold, type NameFold } from '../mdx/buildFold'

/**
 * Folds the list of each subsection that consists of nothing else, if three or more follow each other, under the heading
 * on phones.
 */
export function foldListOnlySubsections({ children }: RenderTree, nameFold: NameFold): RenderTree {
  // Strings at this level are line breaks.
  const blocks = children.filter(node => typeof node !== 'string')
  const outline = blocks.map(({ type }) => ({ h2: '2', h3: '3', ul: 'l' })[type] ?? '-').join('')
  const folded = new Set(
    // A heading must follow, so that a list is all that its subsection has.
    [...outline.matchAll(/(?:3l){3,}(?=[23])/g)].flatMap(({ 0: run, index }) =>
      [...run].flatMap((kind, place) => (kind === '3' ? index + place : [])),
    ),
  )
  return {
    children: blocks.flatMap((block, index) =>
      folded.has(index) ? fold(block, blocks[index + 1], nameFold) : folded.has(index - 1) ? [] : block,
    ),
  }
}

function fold(heading: RenderTreeElement, list: RenderTreeNode = '', nameFold: NameFold) {
  const children = [heading, buildFold(list, nameFold(getRenderTreeText([heading])))]
  return { type: 'div', props: { className: 'folded' }, children }
}
