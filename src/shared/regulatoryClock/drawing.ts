import { languageDetails, type Language } from '../../config/languages'
import type { Timeline, TimelineBar, TimelineRow } from '../figures/timeline'
import { addMonths, toDayNumber, type IsoDay } from '../calendarDays'
import type { RegulatoryClockResult, RegulatoryClockRow, RegulatoryClockDatedSpan } from './types'
import type { UnpackedRegulatoryClock } from './packedClock'
import { formatDate } from '../dates'

// Share of the width for the scale in months; the rest is for years.
const monthsShare = 0.62
// Share of the last scale after the last day, so that a bar that ends there does not look cut.
const shareAfterLastDay = 0.04

// Months between two ticks: the fewest that leave each label its room.
const tickSteps = [1, 2, 3, 6, 12]
const mostSteps = 5

/** The rows up to the notice, on a scale that ends with them; none if no row follows. */
export function buildTimelineUntilNotice(
  result: RegulatoryClockResult,
  tool: UnpackedRegulatoryClock,
  language: Language,
): Timeline | undefined {
  const rows = result.rows.slice(0, result.rows.findIndex(({ moment }) => moment) + 1)
  if (!rows.length || rows.length === result.rows.length) return undefined
  return buildTimelineFromClockResult({ ...result, rows, last: result.notice }, tool, language)
}

/** The dates of a filing as a timeline: in months until about half a year after the notice, then in years. */
export function buildTimelineFromClockResult(
  result: RegulatoryClockResult,
  { words, key }: UnpackedRegulatoryClock,
  language: Language,
): Timeline {
  const { rows, first, last, notice } = result
  // The months end where their next tick would be, so that none is missing between the last one and the years.
  const step = chooseTickStep(first, result.turn)
  const turn = addMonths(first, Math.ceil(countMonths(first, result.turn) / step) * step)
  const at = (day: IsoDay) => toDayNumber(day) - toDayNumber(first)
  const long = toDayNumber(last) - toDayNumber(turn) > 366
  const drawn = rows.map(row => buildRow(row, at, words, language))
  return {
    rows: drawn,
    ticks: [...monthTicks(first, long ? turn : last, at, language), ...(long ? yearTicks(turn, last, at) : [])],
    end: at(last) + Math.round(shareAfterLastDay * (at(last) - (long ? at(turn) : 0))),
    line: at(notice),
    ...(long && {
      turn: { at: at(turn), share: monthsShare, before: words.months ?? '', after: words.years ?? '' },
    }),
    key: [
      ...key.filter(({ look }) =>
        drawn.some(({ bars, isPointDue }) => bars.some(bar => bar.look === look) || (look === 'due' && isPointDue)),
      ),
      ...rows.flatMap(({ name, moment }) => (moment ? [{ look: 'line' as const, words: name }] : [])),
    ],
  }
}

function buildRow(
  row: RegulatoryClockRow,
  at: (day: IsoDay) => number,
  words: UnpackedRegulatoryClock['words'],
  language: Language,
): TimelineRow {
  const { name, holder, spans, moment, missed } = row
  const [only] = spans
  // A recurring duty has no duration; drawn as a bar, it would look like a protection that lasts for years.
  if (only && (moment || only.openWords)) {
    const date = formatDate(only.from, language)
    return {
      name,
      detail: [holder, only.openWords].filter(Boolean).join(' · '),
      bars: [],
      value: date,
      point: at(only.from),
      // The notice is not the visitor’s to miss.
      ...(only.look === 'due' && !moment && { isPointDue: true }),
      pointWords: date,
    }
  }
  const lengths = spans.flatMap(({ words, look }) => (look === 'stop' || !words ? [] : [words]))
  // A stop has the length that the law sets, or the days that the visitor entered.
  const formatStopLength = ({ from, to, words: length }: RegulatoryClockDatedSpan) =>
    length || `${toDayNumber(to) - toDayNumber(from)}\u00a0${words.dayUnit ?? ''}`
  // Beside its bar is the next one, so that its date is below the name of the row.
  const due = spans.length > 1 ? spans.find(({ look }) => look === 'due') : undefined
  return {
    name,
    ...(due && { moment: formatDueDate(due, words, language) }),
    detail: [holder, ...new Set(lengths), ...(missed ? [words.missed] : [])].join(' · '),
    value: missed ? words.missed : formatLastDay(spans, words, language),
    bars: spans.map((span): TimelineBar => ({
      from: at(span.from),
      to: at(span.to),
      look: span.look,
      // Only deadlines that cannot be missed and stops are labelled; other dates are in the table.
      ...(span.look === 'due' && !due && { words: formatDueDate(span, words, language) }),
      ...(span.look === 'stop' && { wordsAbove: formatStopLength(span) }),
    })),
  }
}

function formatLastDay(
  spans: RegulatoryClockDatedSpan[],
  words: UnpackedRegulatoryClock['words'],
  language: Language,
): string | undefined {
  const last = spans.at(-1)
  return last && (last.open ? words.noSetTime : formatDate(last.rolledForwardTo ?? last.to, language))
}

function formatDueDate(
  { to, rolledForwardTo }: RegulatoryClockDatedSpan,
  { until = '' }: UnpackedRegulatoryClock['words'],
  language: Language,
): string {
  return `${until} ${formatDate(rolledForwardTo ?? to, language)}`
}

function countMonths(from: IsoDay, to: IsoDay): number {
  return Math.round((toDayNumber(to) - toDayNumber(from)) / 30.44)
}

function chooseTickStep(first: IsoDay, until: IsoDay): number {
  return tickSteps.find(step => countMonths(first, until) / step <= mostSteps) ?? 12
}

function monthTicks(first: IsoDay, until: IsoDay, at: (day: IsoDay) => number, language: Language) {
  const step = chooseTickStep(first, until)
  const format = new Intl.DateTimeFormat(languageDetails[language].html, {
    month: 'short',
    year: 'numeric',
    timeZone: 'UTC',
  })
  const ticks: { at: number; label: string }[] = []
  for (let day = first; at(day) < at(until); day = addMonths(first, ticks.length * step))
    ticks.push({ at: at(day), label: format.format(new Date(`${day}T00:00:00Z`)) })
  return ticks
}

function yearTicks(turn: IsoDay, last: IsoDay, at: (day: IsoDay) => number) {
  const [from, to] = [Number(turn.slice(0, 4)) + 1, Number(last.slice(0, 4))]
  const step = to - from > 6 ? 3 : 2
  const years = Array.from(
    { length: Math.max(0, Math.floor((to - from) / step) + 1) },
    (_, index) => from + index * step,
  )
  return years.map(year => ({ at: at(`${year}-01-01`), label: String(year) }))
}
