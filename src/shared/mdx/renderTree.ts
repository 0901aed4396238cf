/** A piece of a text: its words, or an element by its name, with properties as React knows them. */
export type RenderTreeNode = string | RenderTreeElement

/** An element of HTML or of site/components/mdx. */
export interface RenderTreeElement {
  type: string
  props?: Record<string, unknown>
  children?: RenderTreeNode[]
}

/** A text as nodes hold it and pages render it. */
export interface RenderTree {
  children: RenderTreeNode[]
}

/** A text as it stands in the field `body` of a node. */
export function parseRenderTree(body: string): RenderTree {
  // JSON of what toRenderTree gave, a moment ago.
  return JSON.parse(body) as RenderTree
}
