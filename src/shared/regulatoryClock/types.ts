import type { TimelineBarKind } from '../figures/timeline'
import type { IsoDay } from '../calendarDays'

/** What may set a length of time where no law does. */
export const nonLawTimeLimitBases = ['target', 'guideline', 'earliest'] as const

/** What sets a length of time. */
export type TimeLimitBasis = 'law' | (typeof nonLawTimeLimitBases)[number]

/** A length of time that a law or an authority sets, with where it stands. */
export interface SourcedTimeLimit {
  value: number
  unit: 'days' | 'business-days' | 'months' | 'years'
  /** As the reader’s language writes it: “45 days”. */
  words: string
  /** What sets it: a law, an authority’s goal for its own work, a guideline that the filer must meet, or a first day allowed. */
  basis: TimeLimitBasis
  provision: string
  url: string
  /** The day on which it was read. */
  asOf: IsoDay
}

/** What happens, who holds the clock, and how its time is counted. */
export interface RegulatoryClockPhase {
  id: string
  name: string
  holder: string
  look: TimelineBarKind
  /** What usually goes wrong there. */
  trouble?: string
  /** The phase of whose row it is a part. */
  row?: string
  /** Where its time starts: the day of filing, or the end of an earlier phase. Left out, the phase before ends there. */
  starts?: string
  /** Where it is drawn from, when it is counted from elsewhere: the end of an earlier phase. */
  shownFrom?: string
  length?: SourcedTimeLimit
  /** Its length with pediatric studies. */
  pediatric?: SourcedTimeLimit
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
export interface RegulatoryClockStop {
  id: string
  name: string
  /** During the review, when it is drawn at its middle, or at its end. */
  at: 'middle' | 'end'
  /** The days that the law gives to answer, where it does. */
  length?: SourcedTimeLimit
  /** The names of the stop itself and of what runs after it. */
  answer: { name: string; holder: string; trouble?: string }
  again: string
}

/** A kind of filing: the phases it goes through, in order. */
export interface RegulatoryClockFiling {
  id: string
  name: string
  group: string
  phases: RegulatoryClockPhase[]
  /** What may stop its clock, with the lengths that run again. */
  stops: { id: string; lengths: SourcedTimeLimit[] }[]
}

/** All that a calculation needs, in one language. */
export interface RegulatoryClockModel {
  filings: RegulatoryClockFiling[]
  stops: RegulatoryClockStop[]
  defaults: RegulatoryClockInput
}

/** What the visitor said. */
export interface RegulatoryClockInput {
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
export interface RegulatoryClockDatedSpan {
  from: IsoDay
  to: IsoDay
  look: TimelineBarKind
  /** Its name, where it has one of its own in its row. */
  name: string
  words: string
  length?: SourcedTimeLimit
  /** True for a time that nobody sets: its end is where the drawing ends. */
  open?: boolean
  /** What stands in place of its end, when it is open. */
  openWords?: string
  /** The next day that is no holiday, where a time that binds ends on a holiday. */
  extendedTo?: IsoDay
}

/** A row of the drawing and of the table. */
export interface RegulatoryClockRow {
  id: string
  name: string
  holder: string
  trouble?: string
  spans: RegulatoryClockDatedSpan[]
  /** True for the moment of the notice or licence. */
  moment?: boolean
}

/** The whole calendar of a filing. */
export interface RegulatoryClockResult {
  input: RegulatoryClockInput
  filing: RegulatoryClockFiling
  rows: RegulatoryClockRow[]
  /** The day on which the targets lead to a notice or a licence, if nothing else stops the clock. */
  notice: IsoDay
  first: IsoDay
  /** The day on which months give way to years. */
  turn: IsoDay
  last: IsoDay
}
