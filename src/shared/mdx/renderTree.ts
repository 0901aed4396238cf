/** A text node, or an element with React props. */
export type RenderTreeNode = string | RenderTreeElement

/** An HTML element or a component of site/components/mdx. */
export interface RenderTreeElement {
  type: string
  props?: Record<string, unknown>
  children?: RenderTreeNode[]
}

/** Formatted text as a tree: the body of an article or document, or a `markdown` field. */
export interface RenderTree {
  children: RenderTreeNode[]
}

/** Whether a node is an element of a type. */
export function isRenderTreeElementOfType(node: RenderTreeNode, type: string): node is RenderTreeElement {
  return typeof node !== 'string' && node.type === type
}

/** The text of render tree nodes, without markup. */
export function getRenderTreeText(nodes: readonly RenderTreeNode[] = []): string {
  return nodes.map(node => (typeof node === 'string' ? node : getRenderTreeText(node.children))).join('')
}

/** Parses the `body` field of a node. */
export function parseRenderTree(body: string): RenderTree {
  // Safe: the build serialized it with toRenderTree.
  return JSON.parse(body) as RenderTree
}
