import type { MdxJsxFlowElement, MdxJsxTextElement } from 'mdast-util-mdx-jsx'

/** The attributes of an MDX element that have a text as their value, as pairs of name and value. */
export function readTextAttributes({
  attributes,
}: MdxJsxFlowElement | MdxJsxTextElement): [name: string, value: string][] {
  return attributes.flatMap(attribute =>
    attribute.type === 'mdxJsxAttribute' && typeof attribute.value === 'string'
      ? [[attribute.name, attribute.value]]
      : [],
  )
}
