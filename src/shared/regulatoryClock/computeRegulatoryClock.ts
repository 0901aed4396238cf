import {
  addBusinessDays,
  addDays,
  addMonths,
  toDayNumber,
  rollForwardFromSundayOrHoliday,
  type IsoDay,
} from '../calendarDays'
import type {
  LocalizedRegulatoryClockFiling,
  RegulatoryClockInput,
  TimeLimitWithSource,
  RegulatoryClockReferenceData,
  RegulatoryClockPhase,
  RegulatoryClockResult,
  RegulatoryClockRow,
  RegulatoryClockDatedSpan,
  LocalizedRegulatoryClockStop,
} from './types'

/** Id of the phase in which the notice or licence is issued. */
export const noticePhaseId = 'notice'
/** Id of the phase that a stop interrupts. */
const reviewId = 'review'

/** Computes the dates of every phase of a filing, assuming that each target is met on its last day. */
export function computeRegulatoryClock(
  model: RegulatoryClockReferenceData,
  input: RegulatoryClockInput,
): RegulatoryClockResult {
  const filing = model.filings.find(({ id }) => id === input.filing) ?? model.filings[0]
  if (!filing) throw new Error('The clock knows no filing.')
  const stop = findStop(model, filing, input)
  const ends = new Map<string, IsoDay>([['filed', input.filed]])
  const spans: { phase: RegulatoryClockPhase; span: RegulatoryClockDatedSpan }[] = []
  let chain = input.filed
  for (const phase of filing.phases) {
    if (phase.foreign && !input.foreign) continue
    const from = phase.foreign ? input.foreign : phase.starts ? (ends.get(phase.starts) ?? chain) : chain
    if (phase.id === reviewId && stop) {
      const stopped = computeStoppedReview(phase, from, stop, input)
      spans.push(...stopped.map(span => ({ phase, span })))
      chain = stopped.at(-1)?.to ?? chain
      ends.set(phase.id, chain)
      continue
    }
    const span = computeSpan(phase, from, input, ends)
    spans.push({ phase, span })
    // A phase that follows an extended period starts from its extended end.
    const end = span.rolledForwardTo ?? span.to
    ends.set(phase.id, phase.backwards ? span.from : end)
    if (!phase.starts && !phase.foreign) chain = end
  }
  const notice = ends.get(noticePhaseId) ?? chain
  const isMissed = (id?: string) => (ends.get(id ?? '') ?? input.filed) < input.filed
  const rows = groupSpansByRow(spans.filter(({ phase }) => !isMissed(phase.onlyIfFiledBy))).map(row =>
    filing.phases.some(({ id, foreign }) => foreign && id === row.id && isMissed(id)) ? { ...row, missed: true } : row,
  )
  return addDrawingRange({ input, filing, notice, rows })
}

function findStop(
  { stops }: RegulatoryClockReferenceData,
  filing: LocalizedRegulatoryClockFiling,
  { stop: id }: RegulatoryClockInput,
) {
  const stop = stops.find(stop => stop.id === id)
  const lengths = filing.stops.find(stop => stop.id === id)?.lengths
  return stop && lengths ? { ...stop, lengths } : undefined
}

// The review in three spans: before the stop, stopped, after it.
function computeStoppedReview(
  phase: RegulatoryClockPhase,
  from: IsoDay,
  stop: LocalizedRegulatoryClockStop & { lengths: TimeLimitWithSource[] },
  { days }: RegulatoryClockInput,
): RegulatoryClockDatedSpan[] {
  const whole = toDayNumber(computeEnd(from, phase)) - toDayNumber(from)
  const stopped = addDays(from, stop.at === 'middle' ? Math.floor(whole / 2) : whole)
  const answered = addDays(stopped, days)
  const own = { look: phase.look, name: phase.name, words: phase.length?.words ?? '', length: phase.length }
  const spans: RegulatoryClockDatedSpan[] = [
    { ...own, from, to: stopped },
    {
      look: 'stop',
      name: stop.answer.name,
      words: '',
      from: stopped,
      to: answered,
      ...(stop.length && { length: stop.length }),
    },
  ]
  let start = answered
  for (const [index, length] of stop.lengths.entries()) {
    const to = addClockLength(start, length)
    spans.push({ look: phase.look, name: stop.again[index] ?? stop.name, words: length.words, length, from: start, to })
    start = to
  }
  return spans
}

function computeSpan(
  phase: RegulatoryClockPhase,
  after: IsoDay,
  { pediatric }: RegulatoryClockInput,
  ends: Map<string, IsoDay>,
): RegulatoryClockDatedSpan {
  const start = phase.startsNextDay ? addDays(after, 1) : after
  const length = pediatric && phase.pediatric ? phase.pediatric : phase.length
  const common = { look: phase.look, name: phase.name, words: length?.words ?? '', ...(length && { length }) }
  if (phase.open)
    return {
      ...common,
      from: start,
      to: start,
      open: phase.open,
      ...(phase.openWords && { openWords: phase.openWords }),
    }
  const to = computeEnd(start, { ...phase, length })
  if (phase.backwards) return { ...common, from: to, to: start }
  const rolledForwardTo = length?.basis === 'law' && phase.look === 'due' ? rollForwardFromSundayOrHoliday(to) : to
  const from = (phase.shownFrom && ends.get(phase.shownFrom)) ?? start
  return { ...common, from, to, ...(rolledForwardTo !== to && { rolledForwardTo }) }
}

function computeEnd(from: IsoDay, { length, backwards, firstDayCounts }: RegulatoryClockPhase): IsoDay {
  if (!length) return from
  const end = addClockLength(from, length, backwards ? -1 : 1)
  return firstDayCounts ? addDays(end, -1) : end
}

/** Adds a time limit to a date, or subtracts it. */
function addClockLength(
  from: IsoDay,
  { value, unit }: Pick<TimeLimitWithSource, 'value' | 'unit'>,
  direction: 1 | -1 = 1,
): IsoDay {
  if (unit === 'days') return addDays(from, value * direction)
  if (unit === 'business-days') return addBusinessDays(from, value * direction)
  return addMonths(from, Math.round(value * (unit === 'years' ? 12 : 1)) * direction)
}

function groupSpansByRow(
  spans: { phase: RegulatoryClockPhase; span: RegulatoryClockDatedSpan }[],
): RegulatoryClockRow[] {
  const rows = new Map<string, RegulatoryClockRow>()
  for (const { phase, span } of spans) {
    const row = rows.get(phase.row ?? phase.id)
    if (row) row.spans.push(span)
    else {
      const { id, name, holder, trouble } = phase
      rows.set(id, {
        id,
        name,
        holder,
        ...(trouble && { trouble }),
        spans: [span],
        ...(id === noticePhaseId && { moment: true }),
      })
    }
  }
  return [...rows.values()]
}

// Sets the range of the drawing: months until half a year after the notice, then years. An open span ends at the change
// of scale or at the end of the drawing.
function addDrawingRange({
  rows,
  notice,
  ...rest
}: Omit<RegulatoryClockResult, 'first' | 'turn' | 'last'>): RegulatoryClockResult {
  const days = rows
    .flatMap(({ spans }) => spans.flatMap(({ from, to, rolledForwardTo }) => [from, rolledForwardTo ?? to]))
    .sort()
  const turn = addMonths(notice, 6)
  const latest = days.at(-1) ?? notice
  // A span without an end needs room to be drawn.
  const hasOpenSpan = rows.some(({ spans }) => spans.some(({ open }) => open))
  const last = latest > turn || !hasOpenSpan ? latest : turn
  const filled = rows.map(row => ({
    ...row,
    spans: row.spans.map(span => (span.open ? { ...span, to: span.open === 'end' ? last : turn } : span)),
  }))
  return { ...rest, rows: filled, notice, first: days[0] ?? rest.input.filed, turn, last }
}
