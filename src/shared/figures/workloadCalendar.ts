/** One kind of work in a month: how many hours of it fall into each week. */
export interface WorkloadCalendarLane {
  name: string
  /** Hours a week, in the order of the weeks. */
  weeks: readonly number[]
  /** right: regulation and intellectual property; due: what nobody foresaw; none: the standing work. */
  look?: string | null
}
