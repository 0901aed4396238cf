import styled from '@emotion/styled'
import type { ReactNode } from 'react'
import type { Language } from '../../../config/languages'
import type {
  RegulatoryClockResult,
  RegulatoryClockRow,
  RegulatoryClockDatedSpan,
} from '../../../shared/regulatoryClock/types'
import type { UnpackedRegulatoryClock } from '../../../shared/regulatoryClock/packedClock'
import { formatDate } from '../../../shared/dates'
import { groupByKey } from '../../../shared/groupByKey'
import { referenceLink } from '../../styles/mixins'
import { color, fontFamily, fontSize, mediaQueries, radius, tabletRangeQuery } from '../../styles/tokens'
import { ResponsiveTable } from '../ui/ResponsiveTable'
import { Typeset } from '../ui/Typeset'

const Sheet = styled.div({
  '& small': { display: 'block', color: color.soft, fontSize: fontSize.tiny, fontWeight: 400 },
  '& p + p': { marginTop: '0.5rem' },
  '& a': { ...referenceLink, textDecorationColor: color.soft },
  // Fixed column widths, chosen so that a date range fits on one line where there is room.
  [mediaQueries.tablet]: {
    '& > table': { tableLayout: 'fixed' },
    '& th': { width: '18%' },
    '& th:nth-of-type(2)': { width: '23%' },
    '& th:nth-of-type(3)': { width: '31%' },
    '& th:nth-of-type(4)': { width: 'auto' },
  },
  // Tablets have the phase above its three cells.
  '@media screen': {
    [tabletRangeQuery]: {
      '& > table :is(thead, tbody)': { display: 'block' },
      '& > table tr': { display: 'grid', gridTemplateColumns: '11.5rem 1fr 1fr' },
      '&& > table tr > :nth-child(n)': { width: 'auto', paddingInlineEnd: '1.5rem' },
      '&& > table tr > :last-child': { paddingInlineEnd: 0 },
      '& > table thead th:first-of-type': { display: 'none' },
      '& > table tbody th': { gridColumn: '1 / -1', paddingBottom: 0, borderBottom: 0 },
      '& > table tbody td': { paddingTop: '0.35rem' },
      '& > table th small': { display: 'inline', marginInlineStart: '0.6rem' },
    },
  },
  [mediaQueries.desktop]: {
    '& th': { width: '17%' },
    '& th:nth-of-type(2)': { width: '27%' },
    '& th:nth-of-type(3)': { width: '29%' },
  },
  '& strong': { fontWeight: 650, color: color.ink },
  '& caption': {
    paddingBottom: '0.5rem',
    color: color.ink,
    font: `480 ${fontSize.h3}/1.2 ${fontFamily.display}`,
    textAlign: 'start',
    // Phones have it below the title of a fold.
    '@media print, (max-width: 47.99em)': { display: 'none' },
  },
  '@media print': {
    '& > table': { fontSize: '0.8rem' },
    '& *': { lineHeight: 1.25 },
    // One step more specific than the common table styles.
    '& > table thead th': { paddingBlock: '0.3rem' },
    '& > table tbody :is(th, td)': { paddingBlock: '0.15rem' },
    '& small': { fontSize: '0.75rem' },
    '& td small': { display: 'inline', marginInlineEnd: '0.4em' },
    '& td strong + small': { marginInlineStart: '0.4em' },
    '& td p + p': { marginTop: '0.15rem' },
    // To fit on one sheet, print shows only the dates and what sets them; the drawing above shows who is responsible.
    '& .trouble, & th small': { display: 'none' },
  },
})

// A tag says at a glance whether a time binds: filled if it does by law, outlined if it is a target.
const Basis = styled.span({
  display: 'block',
  width: 'fit-content',
  margin: '0.15rem 0 0.3rem',
  fontSize: fontSize.tiny,
  lineHeight: 1.3,
  '&:is([data-basis=law], [data-basis=target])': {
    padding: '0.1rem 0.55rem',
    border: `1px solid ${color.ink}`,
    borderRadius: radius.control,
    color: color.ink,
    fontWeight: 600,
  },
  // Filled quietly: it is no button.
  '&[data-basis=law]': { borderColor: color.line, background: color.line },
  '@media print': { display: 'inline', '&&': { padding: '0 0.3rem', borderWidth: '0.5pt' } },
})
/** Labels of the tags; the notes below the table explain both. */
const basisWords = { law: 'law', target: 'targetTag', guideline: 'guideline', earliest: 'earliest' } as const
const ReadOn = styled.span({ whiteSpace: 'nowrap' })
const Note = styled.p({ marginTop: '0.75rem', color: color.soft, fontSize: fontSize.tiny })

interface Props {
  result: RegulatoryClockResult
  tool: UnpackedRegulatoryClock
  language: Language
}

/**
 * The dates as a table: each phase with its dates, who is responsible, the basis of its length, and what can go wrong.
 */
export function RegulatoryClockTable({ result: { rows }, tool, language }: Props) {
  const { words } = tool
  const lengths = rows.flatMap(({ spans }) => spans.flatMap(({ length }) => length ?? []))
  const [readOn, ...otherDays] = new Set(lengths.map(({ asOf }) => asOf))
  const isReadOnOneDay = otherDays.length === 0
  return (
    <Sheet>
      <ResponsiveTable>
        <caption>{words.result}</caption>
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
                <Typeset as="small">{row.holder}</Typeset>
              </th>
              <td data-column={words.when}>
                {row.spans.map((span, index) => (
                  <p key={index}>
                    <When
                      row={row}
                      span={span}
                      named={span.name !== (row.spans[index - 1]?.name ?? row.name)}
                      tool={tool}
                      language={language}
                    />
                  </p>
                ))}
                {row.missed && <strong>{words.late}</strong>}
              </td>
              <td data-column={words.basis}>
                {groupBySource(row).map((spans, index) => (
                  <p key={index}>
                    <TimeLimits spans={spans} tool={tool} language={language} dated={!isReadOnOneDay} />
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
      {isReadOnOneDay && readOn && (
        <Note>
          {words.asOf}
          {tool.colon}
          <Typeset>{formatDate(readOn, language)}</Typeset>
        </Note>
      )}
    </Sheet>
  )
}

function When({
  row,
  span,
  named,
  tool: { words },
  language,
}: { row: RegulatoryClockRow; span: RegulatoryClockDatedSpan; named: boolean } & Omit<Props, 'result'>) {
  const { from, to, name, open, openWords, rolledForwardTo, look } = span
  // With the arrow before it or the comma after it, which would otherwise end or begin a line.
  const day = (text: string, { arrow = '', comma = '' } = {}) => (
    <span className="whole">
      {arrow}
      <Typeset>{formatDate(text, language)}</Typeset>
      {comma}
    </span>
  )
  const last = day(rolledForwardTo ?? to, { arrow: '→\u00a0' })
  if (row.moment)
    return (
      <>
        <strong>{day(from)}</strong>
        <small>{words.ifNothingElse}</small>
      </>
    )
  return (
    <>
      {named && <Typeset as="small">{name}</Typeset>}
      {day(from, { comma: open && openWords && ',' })}{' '}
      {open ? (openWords ?? `→\u00a0${words.noSetTime ?? ''}`) : look === 'due' ? <strong>{last}</strong> : last}
      {rolledForwardTo && <small>{words.extended}</small>}
    </>
  )
}

// A source common to several time limits is cited once per row.
function groupBySource({ spans }: RegulatoryClockRow): RegulatoryClockDatedSpan[][] {
  const explained = spans.filter(({ length, look, open }) => length || look === 'stop' || open)
  const groups = groupByKey(explained, ({ length, look }) =>
    length ? [length.basis, length.url, length.provision, length.asOf].join(' ') : look,
  )
  return [...groups.values()]
}

function TimeLimits({
  spans,
  tool: { words, colon },
  language,
  dated,
}: { spans: RegulatoryClockDatedSpan[]; dated: boolean } & Omit<Props, 'result'>) {
  const [{ length, open } = {}] = spans
  if (!length) return <small>{open ? words.noSetTime : words.estimate}</small>
  const lengths = new Set(spans.map(span => span.length?.words))
  return (
    <>
      <strong>{[...lengths].join(' · ')}</strong>
      <Basis data-basis={length.basis}>{words[basisWords[length.basis]]}</Basis>
      <small>
        <a href={length.url}>{holdPlaceInLaw(length.provision)}</a>
        {dated && (
          <ReadOn>
            {', '}
            {words.asOf}
            {colon}
            <Typeset>{formatDate(length.asOf, language)}</Typeset>
          </ReadOn>
        )}
      </small>
    </>
  )
}

// “s. C.08.004(2)” of a law is not broken.
function holdPlaceInLaw(provision: string): ReactNode {
  const [, law, place] = /^(.*, )([^,]{1,24})$/.exec(provision) ?? []
  if (!place) return provision
  return (
    <>
      {law}
      <span className="whole">{place}</span>
    </>
  )
}
