import styled from '@emotion/styled'
import type { Language } from '../../../config/languages'
import { getHolidayAdjustedEnd } from '../../../shared/regulatoryClock/computeRegulatoryClock'
import type {
  RegulatoryClockResult,
  RegulatoryClockRow,
  RegulatoryClockDatedSpan,
} from '../../../shared/regulatoryClock/types'
import type { UnpackedRegulatoryClock } from '../../../shared/regulatoryClock/packedClock'
import { formatDate } from '../../../shared/dates'
import { textLink } from '../../styles/mixins'
import { color, fontSize } from '../../styles/tokens'
import { ResponsiveTable } from '../ui/ResponsiveTable'
import { Typeset } from '../ui/Typeset'

const Sheet = styled.div({
  '& small': { display: 'block', color: color.soft, fontSize: fontSize.tiny, fontWeight: 400 },
  '& p + p': { marginTop: '0.5rem' },
  // On a phone, where a cell says its column.
  '& td:empty': { paddingBlock: 0 },
  '& td:empty::before': { display: 'none' },
  '& a': textLink,
  '& strong': { fontWeight: 650, color: color.ink },
  '@media print': {
    '& > table': { fontSize: '0.8rem' },
    '& *': { lineHeight: 1.25 },
    // A step more telling than what all tables say.
    '& > table thead th': { paddingBlock: '0.3rem' },
    '& > table tbody :is(th, td)': { paddingBlock: '0.15rem' },
    '& small': { fontSize: '0.75rem' },
    '& td small': { display: 'inline', marginInlineEnd: '0.4em' },
    '& td strong + small': { marginInlineStart: '0.4em' },
    '& td p + p': { marginTop: '0.15rem' },
    // One sheet holds the dates and what sets them: the drawing above says who holds the clock, the screen says the rest.
    '& .trouble, & th small': { display: 'none' },
  },
})

interface Props {
  result: RegulatoryClockResult
  tool: UnpackedRegulatoryClock
  language: Language
}

/** The calendar as a table: each phase with its days, who holds the clock, what sets the time, what goes wrong there. */
export function RegulatoryClockTable({ result: { rows, input }, tool, language }: Props) {
  const { words } = tool
  return (
    <Sheet>
      <ResponsiveTable>
        <caption hidden>{words.result}</caption>
        <thead>
          <tr>
            <th scope="col">{words.phase}</th>
            <th scope="col">{words.when}</th>
            <th scope="col">{words.basis}</th>
            <th scope="col" className="trouble">
              {words.trouble}
            </th>
          </tr>
        </thead>
        <tbody>
          {rows.map(row => (
            <tr key={row.id}>
              <th scope="row">
                <Typeset>{row.name}</Typeset>
                <small>
                  <Typeset>{row.holder}</Typeset>
                </small>
              </th>
              <td data-column={words.when}>
                {row.spans.map((span, index) => (
                  <p key={index}>
                    <When row={row} span={span} tool={tool} language={language} />
                  </p>
                ))}
                {row.id === 'foreign' && row.spans.some(({ to }) => to < input.filed) && <strong>{words.late}</strong>}
              </td>
              <td data-column={words.basis}>
                {basesOf(row).map((span, index) => (
                  <p key={index}>
                    <Basis span={span} tool={tool} language={language} />
                  </p>
                ))}
              </td>
              <td className="trouble" data-column={words.trouble}>
                <Typeset>{row.trouble}</Typeset>
              </td>
            </tr>
          ))}
        </tbody>
      </ResponsiveTable>
    </Sheet>
  )
}

function When({
  row,
  span,
  tool: { words },
  language,
}: { row: RegulatoryClockRow; span: RegulatoryClockDatedSpan } & Omit<Props, 'result'>) {
  const { from, name, open, openWords, extendedTo, look } = span
  const day = (text: string) => <Typeset>{formatDate(text, language)}</Typeset>
  const own = row.spans.length > 1 && <small>{name}</small>
  if (row.moment)
    return (
      <>
        <strong>{day(from)}</strong>
        <small>{words.ifNothingElse}</small>
      </>
    )
  return (
    <>
      {own}
      {day(from)}
      {open ? (openWords ? `, ${openWords}` : ` → ${words.noSetTime ?? ''}`) : ' → '}
      {!open &&
        (look === 'due' ? <strong>{day(getHolidayAdjustedEnd(span))}</strong> : day(getHolidayAdjustedEnd(span)))}
      {extendedTo && <small>{words.extended}</small>}
    </>
  )
}

// The same length is explained once in a row.
function basesOf({ spans }: RegulatoryClockRow): RegulatoryClockDatedSpan[] {
  return spans.filter(
    ({ length, look, open }, index) =>
      (length ?? (look === 'stop' || open)) &&
      spans.findIndex(other => other.length === length && other.look === look) === index,
  )
}

function Basis({ span, tool: { words, colon }, language }: { span: RegulatoryClockDatedSpan } & Omit<Props, 'result'>) {
  const { length } = span
  if (!length) return <small>{span.open ? words.noSetTime : words.estimate}</small>
  return (
    <>
      <strong>{length.words}</strong>
      <small>
        {words[length.basis]}. <a href={length.url}>{length.provision}</a>. {words.asOf}
        {colon}
        <Typeset>{formatDate(length.asOf, language)}</Typeset>
      </small>
    </>
  )
}
