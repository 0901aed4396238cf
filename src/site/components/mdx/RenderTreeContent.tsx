import { createElement, type ReactNode } from 'react'
import type { RenderTreeNode, RenderTree } from '../../../shared/mdx/renderTree'
import { holdLastWords } from './holdLastWords'
import { mdxComponents } from './mdxComponents'

interface Props {
  tree: unknown
  /** Transforms the tree before rendering. */
  change?: (tree: RenderTree) => RenderTree
}

/** Renders a render tree (shared/mdx/renderTree) with the MDX components. */
export function RenderTreeContent({ tree, change = tree => tree }: Props) {
  // GraphQL types a tree as JSON; content/mdx/render.ts generated it.
  return <>{change(tree as RenderTree).children.map(render)}</>
}

function render(node: RenderTreeNode, key: number): ReactNode {
  if (typeof node === 'string') return node
  const { type, props } = node
  return createElement(mdxComponents[type] ?? type, { ...props, key }, ...holdLastWords(node).map(render))
}
