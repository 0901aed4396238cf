import styled from '@emotion/styled'
import type { RenderTreeNode } from '../../../shared/mdx/renderTree'
import { ResponsiveTable } from '../ui/ResponsiveTable'
import { Typeset } from '../ui/Typeset'
import { FigureDrawing } from './FigureDrawing'
import { FigureFrame } from './FigureFrame'

const Place = styled.div({ marginTop: '2.5rem' })

interface Props {
  /** What the drawing says, in one line. */
  label: string
  /** What the build drew (shared/figures): nodes of a render tree. */
  drawing: unknown
  columns: readonly string[]
  rows: readonly (readonly string[])[]
  note?: string | null
}

/** A timeline or a decision of a section, with the same as a table. */
export function SectionTimelineOrDecisionFlow({ label, drawing, columns, rows, note }: Props) {
  // A JSON field, whose shape GraphQL does not tell; the build drew it.
  const nodes = drawing as readonly RenderTreeNode[]
  return (
    <Place>
      <FigureFrame
        label={label}
        note={note}
        table={
          <ResponsiveTable>
            <thead>
              <tr>
                {columns.map(column => (
                  <th key={column} scope="col">
                    {column}
                  </th>
                ))}
              </tr>
            </thead>
            <tbody>
              {rows.map(([name = '', ...cells]) => (
                <tr key={name}>
                  <th scope="row">
                    <Typeset>{name}</Typeset>
                  </th>
                  {cells.map((cell, index) => (
                    <td key={columns[index + 1]} data-column={columns[index + 1]}>
                      <Typeset>{cell}</Typeset>
                    </td>
                  ))}
                </tr>
              ))}
            </tbody>
          </ResponsiveTable>
        }
      >
        <FigureDrawing nodes={nodes} />
      </FigureFrame>
    </Place>
  )
}
