import type { ReactNode } from 'react'
import type { RenderTreeNode } from '../../../shared/mdx/renderTree'
import { RenderTreeDrawing } from '../figures/RenderTreeDrawing'
import { FigureFrame } from '../figures/FigureFrame'

interface Props {
  caption: string
  /** One-line text alternative. */
  label: string
  /** Render tree nodes built by shared/figures. */
  drawing: readonly RenderTreeNode[]
  children?: ReactNode
}

/** The elements <Timeline>, <Flow> and <Columns> only: a drawing of their table, made at build, with the table below it. */
export function MdxDrawnFigure({ caption, label, drawing, children }: Props) {
  return (
    <FigureFrame caption={caption} label={label} table={children}>
      <RenderTreeDrawing nodes={drawing} />
    </FigureFrame>
  )
}
