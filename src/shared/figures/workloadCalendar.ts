/** One kind of work in a month, with its hours per week. */
export interface WorkloadCalendarLane {
  name: string
  /** Hours per week, in order. */
  weeks: readonly number[]
  /** `right`: regulation and intellectual property; `due`: unforeseen work; anything else: routine work. */
  look?: string | null
}
