import { FinePrint } from './FinePrint'
import { ResponsiveTable } from './ResponsiveTable'
import { Typeset } from './Typeset'

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

/** Maximum text length, in characters, with which three columns fit on a phone. */
const maxNarrowCell = 36

/** A table of aspects: the usual way, ours (highlighted), and the advantage. */
export function OursVersusTheirsTable({ caption, columns, rows, note }: Props) {
  const isNarrow =
    !columns.advantage && rows.every(row => Math.max(row.theirs.length, row.ours.length) <= maxNarrowCell)
  return (
    <div>
      <ResponsiveTable className={isNarrow ? 'narrow' : undefined}>
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
      <FinePrint>{note}</FinePrint>
    </div>
  )
}
