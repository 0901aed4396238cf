import type { ReactNode } from 'react'
import type { RenderTreeNode } from '../../../shared/mdx/renderTree'
import { FigureDrawing } from '../figures/FigureDrawing'
import { FigureFrame } from '../figures/FigureFrame'

interface Props {
  caption: string
  /** What the drawing says, in one line. */
  label: string
  /** What the build drew (shared/figures). */
  drawing: readonly RenderTreeNode[]
  children?: ReactNode
}

/** A table of a text as a timeline or a decision, drawn at build; the table itself stands beneath. */
export function MdxTimelineOrDecisionFlow({ caption, label, drawing, children }: Props) {
  return (
    <FigureFrame caption={caption} label={label} table={children}>
      <FigureDrawing nodes={drawing} />
    </FigureFrame>
  )
}
