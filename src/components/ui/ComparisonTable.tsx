import styled from '@emotion/styled'
import { color, font, radius, size } from '../../styles/tokens'

const wide = '@media (min-width: 40em)'

// On a phone each row is a small card whose cells say which column they belong to.
const Table = styled.table({
  fontSize: size.small,
  '& thead': { position: 'absolute', width: '1px', height: '1px', overflow: 'hidden', clipPath: 'inset(50%)' },
  '& tbody, & tr, & th[scope=row], & td': { display: 'block' },
  '& tr': {
    marginBottom: '1rem',
    border: `1px solid ${color.line}`,
    borderRadius: radius.card,
    overflow: 'hidden',
    breakInside: 'avoid',
  },
  '& th[scope=row], & td': { padding: '0.75rem 1rem', textAlign: 'start' },
  '& th[scope=row]': { color: color.ink, fontWeight: 650, fontSize: '1rem' },
  '& td::before': {
    content: 'attr(data-column)',
    display: 'block',
    color: 'inherit',
    opacity: 0.85,
    font: `500 ${size.tiny}/1.4 ${font.text}`,
  },
  '& .ours': { background: color.mark, color: color.onMark, fontWeight: 600 },
  [wide]: {
    '& thead': { position: 'static', display: 'table-header-group', clipPath: 'none' },
    '& tbody': { display: 'table-row-group' },
    '& tr': { display: 'table-row' },
    '& th[scope=row], & td': {
      display: 'table-cell',
      padding: '0.95rem 1rem 0.95rem 0',
      borderBottom: `1px solid ${color.line}`,
      verticalAlign: 'top',
    },
    '& th[scope=row]': { fontSize: size.small },
    '& thead th': {
      padding: '0.8rem 1rem 0.8rem 0',
      borderBottom: `2px solid ${color.ink}`,
      color: color.soft,
      font: `600 ${size.tiny}/1.4 ${font.text}`,
      letterSpacing: '0.05em',
      textTransform: 'uppercase',
      textAlign: 'start',
      verticalAlign: 'bottom',
    },
    '& td::before': { content: 'none' },
    '& td.ours, & thead th.ours': { paddingInline: '1rem' },
    '& thead th.ours': { color: color.onMark, borderRadius: `${radius.control} ${radius.control} 0 0` },
    '& td.ours + td, & th.ours + th': { paddingInlineStart: '1rem' },
  },
})
const Note = styled.p({ marginTop: '1rem', color: color.soft, fontSize: size.tiny, lineHeight: 1.5 })

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
export function ComparisonTable({ caption, columns, rows, note }: Props) {
  return (
    <div>
      <Table>
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
              <th scope="row">{aspect}</th>
              <td data-column={columns.theirs}>{theirs}</td>
              <td data-column={columns.ours} className="ours">
                {ours}
              </td>
              {columns.advantage && <td data-column={columns.advantage}>{advantage}</td>}
            </tr>
          ))}
        </tbody>
      </Table>
      {note && <Note>{note}</Note>}
    </div>
  )
}
