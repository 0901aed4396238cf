import type { RenderTree } from '../../../shared/mdx/renderTree'

/**
 * Splits a text of more than three blocks after the second one or, if the fold has a title, any text after the first;
 * phones fold the rest. Without a title, one block would not be worth a press.
 */
export function splitRenderTreeForPhoneFold(
  tree: unknown,
  isTitled: boolean,
): [opening: RenderTree, rest?: RenderTree] {
  // GraphQL types a tree as JSON; content/mdx/render.ts generated it.
  const { children } = tree as RenderTree
  const [, second, third, fourth] = children.filter(node => typeof node !== 'string')
  const next = isTitled ? second : fourth && third
  if (!next) return [{ children }]
  const end = children.indexOf(next)
  return [{ children: children.slice(0, end) }, { children: children.slice(end) }]
}
