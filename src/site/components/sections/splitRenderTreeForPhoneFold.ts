import type { RenderTree } from '../../../shared/mdx/renderTree'

/** Splits a text of more than three blocks after the second one; phones fold the rest. One would not be worth a press. */
export function splitRenderTreeForPhoneFold(tree: unknown): [opening: RenderTree, rest?: RenderTree] {
  // GraphQL types a tree as JSON; content/mdx/render.ts generated it.
  const { children } = tree as RenderTree
  const [, , third, fourth] = children.filter(node => typeof node !== 'string')
  if (!third || !fourth) return [{ children }]
  const end = children.indexOf(third)
  return [{ children: children.slice(0, end) }, { children: children.slice(end) }]
}
