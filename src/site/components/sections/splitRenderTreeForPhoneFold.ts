import { isRenderTreeElementOfType, type RenderTree, type RenderTreeElement } from '../../../shared/mdx/renderTree'

/**
 * Splits a text of more than three blocks, of which one may be a fold that follows it, after the second one, below a drawing after the first, or, if the fold has a
 * title, any text after the first; phones fold the rest. Without a title, one block would not be worth a press.
 */
export function splitRenderTreeForPhoneFold(
  { children }: RenderTree,
  { isTitled, isBelowDrawing, isFollowed }: { isTitled: boolean; isBelowDrawing: boolean; isFollowed: boolean },
): [opening: RenderTree, rest?: RenderTree] {
  const blocks = children.filter(node => typeof node !== 'string')
  const next = blocks[isTitled || isBelowDrawing ? 1 : 2]
  if (!next || (!isTitled && blocks.length + Number(isFollowed) <= 3)) return [{ children }]
  const end = children.indexOf(next)
  return [{ children: children.slice(0, end) }, { children: children.slice(end) }]
}

/** Splits a text at its first subheading, if it `mayHave` one. */
export function splitRenderTreeAtSubheading(
  tree: unknown,
  mayHave: boolean,
): {
  text: RenderTree
  subheading?: RenderTreeElement
  below?: RenderTree
} {
  // GraphQL types a tree as JSON; content/mdx/render.ts generated it.
  const { children } = tree as RenderTree
  const subheading = mayHave && children.find(node => isRenderTreeElementOfType(node, 'h3'))
  if (!subheading || typeof subheading === 'string') return { text: { children } }
  const start = children.indexOf(subheading)
  return {
    text: { children: children.slice(0, start) },
    subheading,
    below: { children: children.slice(start + 1) },
  }
}
