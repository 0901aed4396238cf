import type { TimelineBarLook } from '../figures/timeline'
import type { IsoDay } from '../calendarDays'

/** Bases of a time limit other than law. */
export const nonLawTimeLimitBases = ['target', 'guideline', 'earliest'] as const

/** The basis of a time limit. */
export type TimeLimitBasis = 'law' | (typeof nonLawTimeLimitBases)[number]

/** A time limit set by a law or an authority, with its source. */
export interface TimeLimitWithSource {
  value: number
  unit: 'days' | 'business-days' | 'months' | 'years'
  /** Formatted in the language: “45 days”. */
  words: string
  /** Its basis: a law, an authority’s own target, a guideline for the filer, or an earliest date. */
  basis: TimeLimitBasis
  provision: string
  url: string
  /** Date on which the source was checked. */
  asOf: IsoDay
}

/** A phase: what happens, who is responsible, and how its time is counted. */
export interface RegulatoryClockPhase {
  id: string
  name: string
  holder: string
  look: TimelineBarLook
  /** What usually goes wrong in it. */
  trouble?: string
  /** Id of the phase in whose row it is shown. */
  row?: string
  /** Where it starts: the filing date, or the end of an earlier phase. By default, the end of the previous phase. */
  starts?: string
  /** Where its bar starts, if not where its time is counted from: the end of an earlier phase. */
  shownFrom?: string
  length?: TimeLimitWithSource
  /** Its length with pediatric studies. */
  pediatric?: TimeLimitWithSource
  /** Counted backwards: its start date (`starts`) is the last day of its span. */
  backwards?: boolean
  /** The start date counts as the first day. */
  firstDayCounts?: boolean
  /** It starts the day after the previous one ends. */
  startsNextDay?: boolean
  /** No set length: it runs to the change of scale, or to the end. */
  open?: 'turn' | 'end'
  /** Text shown instead of its end date, if open. */
  openWords?: string
  /** Requires the date of the first foreign filing. */
  foreign?: boolean
  /** Id of the phase by whose last day the filing must be made for this phase to take place. */
  onlyIfFiledBy?: string
}

/** A clock stop: an event that pauses the review, and the periods that run again afterwards. */
export interface LocalizedRegulatoryClockStop {
  id: string
  name: string
  /** During the review (drawn in its middle), or at its end. */
  at: 'middle' | 'end'
  /** Statutory time to answer, if any. */
  length?: TimeLimitWithSource
  /** Texts of the stop itself. */
  answer: { name: string; holder: string; trouble?: string }
  /** Names of the periods that run again. */
  again: string[]
}

/** A kind of filing, with its phases in order. */
export interface LocalizedRegulatoryClockFiling {
  id: string
  name: string
  group: string
  phases: RegulatoryClockPhase[]
  /** The stops that apply to it, with the time limits that restart after each. */
  stops: { id: string; lengths: TimeLimitWithSource[] }[]
}

/** All data of a calculation, in one language. */
export interface RegulatoryClockReferenceData {
  filings: LocalizedRegulatoryClockFiling[]
  stops: LocalizedRegulatoryClockStop[]
  defaults: RegulatoryClockInput
}

/** The visitor’s input. */
export interface RegulatoryClockInput {
  filing: string
  filed: IsoDay
  /** Id of a stop, or “none”. */
  stop: string
  /** Length of the stop, in days. */
  days: number
  pediatric: boolean
  /** Date of the first equivalent foreign filing, if any. */
  foreign: IsoDay | ''
}

/** A time span between two dates. */
export interface RegulatoryClockDatedSpan {
  from: IsoDay
  to: IsoDay
  look: TimelineBarLook
  /** Its name, which may differ from that of its row. */
  name: string
  words: string
  length?: TimeLimitWithSource
  /** No set length: it runs to the change of scale, or to the end. */
  open?: RegulatoryClockPhase['open']
  /** Text shown instead of its end date, if open. */
  openWords?: string
  /** The next day that is neither a Sunday nor a holiday, if a legal deadline falls on one. */
  rolledForwardTo?: IsoDay
}

/** A row of the drawing and of the table. */
export interface RegulatoryClockRow {
  id: string
  name: string
  holder: string
  trouble?: string
  spans: RegulatoryClockDatedSpan[]
  /** The row of the notice or licence. */
  moment?: boolean
  /** Its last day, counted from the first foreign filing, is before the filing date. */
  missed?: boolean
}

/** The complete schedule of a filing. */
export interface RegulatoryClockResult {
  input: RegulatoryClockInput
  filing: LocalizedRegulatoryClockFiling
  rows: RegulatoryClockRow[]
  /** Date of the notice or licence if all targets are met. */
  notice: IsoDay
  first: IsoDay
  /** Date on which the scale changes from months to years. */
  turn: IsoDay
  last: IsoDay
}
