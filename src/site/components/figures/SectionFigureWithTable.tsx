import styled from '@emotion/styled'
import type { RenderTreeNode } from '../../../shared/mdx/renderTree'
import { ResponsiveTable } from '../ui/ResponsiveTable'
import { Typeset } from '../ui/Typeset'
import { RenderTreeDrawing } from './RenderTreeDrawing'
import { FigureFrame } from './FigureFrame'

const Place = styled.div({ marginTop: '2.5rem' })

interface Props {
  /** One-line text alternative, if it is read as an image and not as text. */
  label?: string
  /** Render tree nodes built by shared/figures. */
  drawing: unknown
  columns: readonly string[]
  rows: readonly (readonly string[])[]
  note?: string | null
}

/** A timeline or decision flow of a section, drawn at build, with its data as a table. */
export function SectionFigureWithTable({ label, drawing, columns, rows, note }: Props) {
  // GraphQL types the field as JSON; the build generated it.
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
        <RenderTreeDrawing nodes={nodes} />
      </FigureFrame>
    </Place>
  )
}
