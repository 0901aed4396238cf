/** A piece of a text: its words, or an element by its name, with properties as React knows them. */
export type TextNode = string | TextElement

/** An element of HTML or of site/components/mdx. */
export interface TextElement {
  type: string
  props?: Record<string, unknown>
  children?: TextNode[]
}

/** A text as nodes hold it and pages render it. */
export interface TextTree {
  children: TextNode[]
}
