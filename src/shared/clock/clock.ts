import type { TimelineLook } from '../figures/timeline'
import { addBusinessDays, addDays, addMonths, dayNumber, isDay, sameOrNextNonHoliday, type IsoDay } from './calendar'

/** What may set a length of time where no law does. */
export const nonLawLengthBases = ['target', 'guideline', 'earliest'] as const

/** What sets a length of time. */
export type LengthBasis = 'law' | (typeof nonLawLengthBases)[number]

/** A length of time that a law or an authority sets, with where it stands. */
export interface ClockLength {
  value: number
  unit: 'days' | 'business-days' | 'months' | 'years'
  /** As the reader’s language writes it: “45 days”. */
  words: string
  /** What sets it: a law, an authority’s goal for its own work, a guideline that the filer must meet, or a first day allowed. */
  basis: LengthBasis
  provision: string
  url: string
  /** The day on which it was read. */
  asOf: IsoDay
}

/** What happens, who holds the clock, and how its time is counted. */
export interface ClockPhase {
  id: string
  name: string
  holder: string
  look: TimelineLook
  /** What usually goes wrong there. */
  trouble?: string
  /** The phase of whose row it is a part. */
  row?: string
  /** Where its time starts: the day of filing, or the end of an earlier phase. Left out, the phase before ends there. */
  starts?: string
  /** Where it is drawn from, when it is counted from elsewhere: the end of an earlier phase. */
  shownFrom?: string
  length?: ClockLength
  /** Its length with pediatric studies. */
  pediatric?: ClockLength
  /** Counted backwards: it ends where it starts. */
  backwards?: boolean
  /** The day from which it is counted counts as its first. */
  firstDayCounts?: boolean
  /** It starts on the day after the one on which what comes before it ends. */
  startsNextDay?: boolean
  /** Nobody sets its time: it runs to the change of scale, or to the end. */
  open?: 'turn' | 'end'
  /** What stands in place of its end, when it is open. */
  openWords?: string
  /** True for what is only known with the day of the first filing abroad. */
  foreign?: boolean
}

/** What may stop a clock, and what runs again afterwards. */
export interface ClockStop {
  id: string
  name: string
  /** During the review, when it is drawn at its middle, or at its end. */
  at: 'middle' | 'end'
  /** The days that the law gives to answer, where it does. */
  length?: ClockLength
  /** The names of the stop itself and of what runs after it. */
  answer: { name: string; holder: string; trouble?: string }
  again: string
}

/** A kind of filing: the phases it goes through, in order. */
export interface ClockFiling {
  id: string
  name: string
  group: string
  phases: ClockPhase[]
  /** What may stop its clock, with the lengths that run again. */
  stops: { id: string; lengths: ClockLength[] }[]
}

/** All that a calculation needs, in one language. */
export interface ClockModel {
  filings: ClockFiling[]
  stops: ClockStop[]
  defaults: ClockInput
}

/** What the visitor said. */
export interface ClockInput {
  filing: string
  filed: IsoDay
  /** A stop, or “none”. */
  stop: string
  /** The days that the clock stands still. */
  days: number
  pediatric: boolean
  /** The first equivalent filing abroad, where there was one. */
  foreign: IsoDay | ''
}

/** A stretch of time between two days. */
export interface ClockSpan {
  from: IsoDay
  to: IsoDay
  look: TimelineLook
  /** Its name, where it has one of its own in its row. */
  name: string
  words: string
  length?: ClockLength
  /** True for a time that nobody sets: its end is where the drawing ends. */
  open?: boolean
  /** What stands in place of its end, when it is open. */
  openWords?: string
  /** The next day that is no holiday, where a time that binds ends on a holiday. */
  extendedTo?: IsoDay
}

/** A row of the drawing and of the table. */
export interface ClockRow {
  id: string
  name: string
  holder: string
  trouble?: string
  spans: ClockSpan[]
  /** True for the moment of the notice or licence. */
  moment?: boolean
}

/** The whole calendar of a filing. */
export interface ClockResult {
  input: ClockInput
  filing: ClockFiling
  rows: ClockRow[]
  /** The day on which the targets lead to a notice or a licence, if nothing else stops the clock. */
  notice: IsoDay
  first: IsoDay
  /** The day on which months give way to years. */
  turn: IsoDay
  last: IsoDay
}

/** The longest stop that can be asked for, in days. */
export const maxStopDays = 730

/** True for a day that a filing can be planned for; years that are still being typed are none. */
export function isPlausibleFilingDay(text: string): boolean {
  return isDay(text) && text >= '2015' && text < '2076'
}

/** The phase that is the notice or the licence. */
export const noticePhaseId = 'notice'
/** The phase that a stop interrupts. */
const reviewId = 'review'

/** What an address says, each value that it does not say or that cannot be taken from the example. */
export function parseClockInput(search: URLSearchParams, { filings, stops, defaults }: ClockModel): ClockInput {
  const known = (name: string, ids: string[], otherwise: string) => {
    const asked = search.get(name)
    return asked && ids.includes(asked) ? asked : otherwise
  }
  const day = (name: string) => {
    const asked = search.get(name) ?? ''
    return isPlausibleFilingDay(asked) ? asked : undefined
  }
  const asked = ['filing', 'filed', 'stop', 'days', 'pediatric', 'foreign'].some(name => search.has(name))
  const days = Math.round(Number(search.get('days') ?? Number.NaN))
  return {
    filing: known(
      'filing',
      filings.map(({ id }) => id),
      defaults.filing,
    ),
    filed: day('filed') ?? defaults.filed,
    stop: known('stop', ['none', ...stops.map(({ id }) => id)], defaults.stop),
    days: days >= 1 && days <= maxStopDays ? days : defaults.days,
    pediatric: asked ? search.get('pediatric') === '1' : defaults.pediatric,
    foreign: day('foreign') ?? (asked ? '' : defaults.foreign),
  }
}

/** The query that says it, without what is as in the example. */
export function formatClockQuery(input: ClockInput): string {
  const { filing, filed, stop, days, pediatric, foreign } = input
  return new URLSearchParams([
    ['filing', filing],
    ['filed', filed],
    ['stop', stop],
    ['days', String(days)],
    ...(pediatric ? [['pediatric', '1']] : []),
    ...(foreign ? [['foreign', foreign]] : []),
  ]).toString()
}

/** The calendar that follows from a filing: every phase with its days. A target that is met on its last day is assumed; nothing is promised. */
export function computeClock(model: ClockModel, input: ClockInput): ClockResult {
  const filing = model.filings.find(({ id }) => id === input.filing) ?? model.filings[0]
  if (!filing) throw new Error('The clock knows no filing.')
  const stop = stopOf(model, filing, input)
  const ends = new Map<string, IsoDay>([['filed', input.filed]])
  const spans: { phase: ClockPhase; span: ClockSpan }[] = []
  let chain = input.filed
  for (const phase of filing.phases) {
    if (phase.foreign && !input.foreign) continue
    const from = phase.foreign ? input.foreign : phase.starts ? (ends.get(phase.starts) ?? chain) : chain
    if (phase.id === reviewId && stop) {
      const stopped = stoppedReview(phase, from, stop, input)
      spans.push(...stopped.map(span => ({ phase, span })))
      chain = stopped.at(-1)?.to ?? chain
      ends.set(phase.id, chain)
      continue
    }
    const span = spanOf(phase, from, input, ends)
    spans.push({ phase, span })
    // What follows from a time that was extended follows from its last day.
    ends.set(phase.id, phase.backwards ? span.from : lastDayOfSpan(span))
    if (!phase.starts && !phase.foreign) chain = span.to
  }
  const notice = ends.get(noticePhaseId) ?? chain
  return bounded({ input, filing, notice, rows: rowsOf(spans) })
}

function stopOf({ stops }: ClockModel, filing: ClockFiling, { stop: id }: ClockInput) {
  const stop = stops.find(stop => stop.id === id)
  const lengths = filing.stops.find(stop => stop.id === id)?.lengths
  return stop && lengths ? { ...stop, lengths } : undefined
}

// Its first part, the time in which the clock stands still, and what runs again.
function stoppedReview(
  phase: ClockPhase,
  from: IsoDay,
  stop: ClockStop & { lengths: ClockLength[] },
  { days }: ClockInput,
): ClockSpan[] {
  const whole = dayNumber(endOf(from, phase)) - dayNumber(from)
  const stopped = addDays(from, stop.at === 'middle' ? Math.floor(whole / 2) : whole)
  const answered = addDays(stopped, days)
  const own = { look: phase.look, name: phase.name, words: phase.length?.words ?? '', length: phase.length }
  const spans: ClockSpan[] = [
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
  for (const length of stop.lengths) {
    const to = addClockLength(start, length)
    spans.push({ look: phase.look, name: stop.again, words: length.words, length, from: start, to })
    start = to
  }
  return spans
}

function spanOf(phase: ClockPhase, after: IsoDay, { pediatric }: ClockInput, ends: Map<string, IsoDay>): ClockSpan {
  const start = phase.startsNextDay ? addDays(after, 1) : after
  const length = pediatric && phase.pediatric ? phase.pediatric : phase.length
  const common = { look: phase.look, name: phase.name, words: length?.words ?? '', ...(length && { length }) }
  if (phase.open)
    return { ...common, from: start, to: start, open: true, ...(phase.openWords && { openWords: phase.openWords }) }
  const to = endOf(start, { ...phase, length })
  if (phase.backwards) return { ...common, from: to, to: start }
  const extendedTo = length?.basis === 'law' && phase.look === 'due' ? sameOrNextNonHoliday(to) : to
  const from = (phase.shownFrom && ends.get(phase.shownFrom)) ?? start
  return { ...common, from, to, ...(extendedTo !== to && { extendedTo }) }
}

function endOf(from: IsoDay, { length, backwards, firstDayCounts }: ClockPhase): IsoDay {
  if (!length) return from
  const end = addClockLength(from, length, backwards ? -1 : 1)
  return firstDayCounts ? addDays(end, -1) : end
}

/** The last day of a stretch of time, extended where it ends on a holiday. */
export function lastDayOfSpan({ to, extendedTo }: ClockSpan): IsoDay {
  return extendedTo ?? to
}

/** The day on which a length of time ends that starts on a day. */
function addClockLength(
  from: IsoDay,
  { value, unit }: Pick<ClockLength, 'value' | 'unit'>,
  direction: 1 | -1 = 1,
): IsoDay {
  if (unit === 'days') return addDays(from, value * direction)
  if (unit === 'business-days') return addBusinessDays(from, value * direction)
  return addMonths(from, Math.round(value * (unit === 'years' ? 12 : 1)) * direction)
}

function rowsOf(spans: { phase: ClockPhase; span: ClockSpan }[]): ClockRow[] {
  const rows = new Map<string, ClockRow>()
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

// Months count until half a year after the notice; what is open runs there, or to the end.
function bounded({ rows, notice, ...rest }: Omit<ClockResult, 'first' | 'turn' | 'last'>): ClockResult {
  const days = rows.flatMap(({ spans }) => spans.flatMap(span => [span.from, lastDayOfSpan(span)])).sort()
  const turn = addMonths(notice, 6)
  const latest = days.at(-1) ?? notice
  const last = latest > turn ? latest : turn
  const openTo = new Map(
    rest.filing.phases.flatMap(({ name, open }) => (open ? [[name, open === 'end' ? last : turn]] : [])),
  )
  const filled = rows.map(row => ({
    ...row,
    spans: row.spans.map(span => (span.open ? { ...span, to: openTo.get(span.name) ?? turn } : span)),
  }))
  return { ...rest, rows: filled, notice, first: days[0] ?? rest.input.filed, turn, last }
}
