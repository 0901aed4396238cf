import styled from '@emotion/styled'
import { color, enlargedTextQuery, fontSize, mediaQueries, radius } from '../../styles/tokens'
import { FoldableFinePrint } from './FinePrint'
import { ResponsiveTable } from './ResponsiveTable'
import { Typeset } from './Typeset'

// On phones: the aspect in a row of its own, below it two columns. Ours is highlighted, and wider by its padding; the
// advantage is below it. The header has the same form, so that cells need no labels.
const inset = 'min(0.75rem, 3vw)'
const corners = `${radius.control} ${radius.control} 0 0`

// A frame, as a styled ResponsiveTable would repeat all its rules.
const Frame = styled.div({
  '&& tbody :is(th, td)': { verticalAlign: 'middle', alignContent: 'center' },
  // Fixed widths, so that the columns of both sides are equally wide.
  [mediaQueries.desktop]: {
    '& table': { tableLayout: 'fixed' },
    '& th:first-child': { width: '30%' },
    '&& td': { textWrap: 'balance' },
  },
  // One column where text is enlarged, ours a band.
  [enlargedTextQuery]: {
    '&&& tbody .ours': {
      margin: '0.4rem 0',
      padding: `0.5rem ${inset}`,
      borderRadius: radius.control,
      '&::before': { color: 'inherit' },
    },
  },
  '@media screen and (min-width: 20em) and (max-width: 39.99em)': {
    '&&&': {
      '& :is(table, thead, tbody)': { display: 'block' },
      '& tbody': { borderTop: `2px solid ${color.ink}` },
      '& tr': { display: 'grid', grid: 'auto auto 1fr / minmax(0, 6fr) minmax(0, 7fr)', columnGap: inset },
      '& tbody tr': { paddingBottom: '0.75rem', borderBottom: `1px solid ${color.line}` },
      '& tr > *': {
        gridArea: '3 / 2',
        alignContent: 'start',
        padding: `0 ${inset} 0.45rem`,
        border: 0,
        lineHeight: 1.45,
      },
      '& tr > :first-child': { gridArea: '1 / 1 / auto / span 2', padding: '0.65rem 0 0.4rem' },
      '& tr > :nth-child(2)': { gridArea: '2 / 1 / span 2', padding: '0.45rem 0' },
      '& tr > .ours': { gridRow: 2, padding: `0.45rem ${inset} 0`, borderRadius: corners },
      '& tr > .ours:last-child': { gridRow: '2 / span 2', paddingBottom: '0.45rem' },
      '& tbody .ours:last-child': { borderRadius: radius.control },
      '& .ours + :is(th, td)': { background: color.mark, color: color.onMark, fontSize: fontSize.tiny },
      '& tbody .ours + td': { borderRadius: `0 0 ${radius.control} ${radius.control}` },
      '& thead th': { letterSpacing: 0, textTransform: 'none' },
      '& thead :first-child': { fontSize: 0, padding: 0 },
    },
  },
})

interface Row {
  readonly aspect: string
  readonly theirs: string
  readonly ours: string
  readonly advantage: string | null
}

interface Props {
  caption: string
  columns: Row
  rows: readonly Row[]
  note?: string | null
}

/** A table of aspects: the usual way, ours (highlighted), and the advantage. */
export function OursVersusTheirsTable({ caption, columns, rows, note }: Props) {
  return (
    <Frame>
      <ResponsiveTable className="facing">
        <caption className="visually-hidden">{caption}</caption>
        <thead>
          <tr>
            <th scope="col">{columns.aspect}</th>
            <th scope="col">{columns.theirs}</th>
            <th scope="col" className="ours">
              {columns.ours}
            </th>
            {columns.advantage && <th scope="col">{columns.advantage}</th>}
          </tr>
        </thead>
        <tbody>
          {rows.map(({ aspect, theirs, ours, advantage }) => (
            <tr key={aspect}>
              <th scope="row">
                <Typeset>{aspect}</Typeset>
              </th>
              <td data-column={columns.theirs}>
                <Typeset>{theirs}</Typeset>
              </td>
              <td data-column={columns.ours} className="ours">
                <Typeset>{ours}</Typeset>
              </td>
              {columns.advantage && (
                <td data-column={columns.advantage}>
                  <Typeset>{advantage}</Typeset>
                </td>
              )}
            </tr>
          ))}
        </tbody>
      </ResponsiveTable>
      <FoldableFinePrint subject={caption}>{note}</FoldableFinePrint>
    </Frame>
  )
}
