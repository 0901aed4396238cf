import { createElement, type ReactNode } from 'react'
import type { RenderTreeNode, RenderTree } from '../../../shared/mdx/renderTree'
import { mdxComponents } from './mdxComponents'

interface Props {
  tree: unknown
  /** What becomes of the tree before it is shown. */
  change?: (tree: RenderTree) => RenderTree
}

/** A text as a tree (shared/mdx/renderTree), rendered with the one map of elements. */
export function RenderTreeContent({ tree, change = tree => tree }: Props) {
  // GraphQL knows a tree as JSON only; content/mdx/render.ts made it.
  return <>{change(tree as RenderTree).children.map(render)}</>
}

function render(node: RenderTreeNode, key: number): ReactNode {
  if (typeof node === 'string') return node
  const { type, props, children = [] } = node
  return createElement(mdxComponents[type] ?? type, { ...props, key }, ...children.map(render))
}
