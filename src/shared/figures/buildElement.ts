import type { RenderTreeElement, RenderTreeNode } from '../mdx/renderTree'

/** Builds an element of a render tree, without the props that are undefined. */
export function buildElement(
  type: string,
  props: Record<string, unknown>,
  children?: RenderTreeNode[],
): RenderTreeElement {
  const given = Object.fromEntries(Object.entries(props).filter(([, value]) => value !== undefined))
  return { type, ...(Object.keys(given).length && { props: given }), ...(children?.length && { children }) }
}
