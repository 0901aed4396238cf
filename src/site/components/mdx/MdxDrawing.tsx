import type { ReactNode } from 'react'
import type { RenderTreeNode } from '../../../shared/mdx/renderTree'
import { Drawing } from '../figures/Drawing'
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
export function MdxDrawing({ caption, label, drawing, children }: Props) {
  return (
    <FigureFrame caption={caption} label={label} table={children}>
      <Drawing nodes={drawing} />
    </FigureFrame>
  )
}
