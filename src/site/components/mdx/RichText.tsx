import { createElement, type ReactNode } from 'react'
import type { TextNode, TextTree } from '../../../shared/mdx/tree'
import { elements } from './elements'

/** A text as a tree (shared/mdx/tree), rendered with the one map of elements. */
export function RichText({ tree }: { tree: unknown }) {
  return <>{(tree as TextTree).children.map(render)}</>
}

function render(node: TextNode, key: number): ReactNode {
  if (typeof node === 'string') return node
  const { type, props, children = [] } = node
  return createElement(elements[type] ?? type, { ...props, key }, ...children.map(render))
}
