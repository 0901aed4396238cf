import { createElement, type ReactNode } from 'react'
import { typeset } from '../../../shared/typeset'
import type { RenderTreeNode } from '../../../shared/mdx/renderTree'
import { useLanguage } from '../../hooks/useLanguage'
import { Typeset } from '../ui/Typeset'

/** What shared/figures draws, as it is: elements of HTML and SVG, and words as the language of the page sets them. */
export function FigureDrawing({ nodes }: { nodes: readonly RenderTreeNode[] }) {
  return <>{nodes.map((node, index) => render(node, index))}</>
}

function render(node: RenderTreeNode, key: number, parent?: string): ReactNode {
  if (typeof node === 'string') {
    return parent === 'text' ? (
      <SvgTypeset key={key} text={node} />
    ) : (
      <Typeset key={key} together>
        {node}
      </Typeset>
    )
  }
  const { type, props, children = [] } = node
  return createElement(type, { ...props, key }, ...children.map((child, index) => render(child, index, type)))
}

// SVG has no <sup>, and browsers differ on baseline-shift: raised letters go up by dy, and what follows them down again.
// Without a stroke, as their halo would cover the number before them.
function SvgTypeset({ text }: { text: string }) {
  const parts = typeset(text, useLanguage())
  return (
    <>
      {parts.map((part, index) => {
        if (typeof part !== 'string') {
          if ('noWrap' in part) return part.noWrap
          return (
            <tspan key={index} dy="-0.5em" fontSize="0.7em" stroke="none">
              {part.superscript}
            </tspan>
          )
        }
        const before = parts[index - 1]
        return typeof before === 'object' && 'superscript' in before ? (
          <tspan key={index} dy="0.35em">
            {part}
          </tspan>
        ) : (
          part
        )
      })}
    </>
  )
}
