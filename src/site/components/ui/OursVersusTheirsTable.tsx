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

/** What is compared, the usual way, ours and what the reader gains; our column is marked. */
export function OursVersusTheirsTable({ caption, columns, rows, note }: Props) {
  return (
    <div>
      <ResponsiveTable>
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
