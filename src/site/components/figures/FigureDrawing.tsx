import { createElement, type ReactNode } from 'react'
import type { RenderTreeNode } from '../../../shared/mdx/renderTree'

/** What shared/figures draws, as it is: elements of HTML and SVG, and words. */
export function FigureDrawing({ nodes }: { nodes: readonly RenderTreeNode[] }) {
  return <>{nodes.map(render)}</>
}

function render(node: RenderTreeNode, key: number): ReactNode {
  if (typeof node === 'string') return node
  const { type, props, children = [] } = node
  return createElement(type, { ...props, key }, ...children.map(render))
}
