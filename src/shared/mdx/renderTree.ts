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
