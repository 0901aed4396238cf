/**
 * Looks of bars: an authority’s time (`work`), the company’s own (`own`), a stopped clock (`stop`), a deadline that
 * cannot be missed (`due`), the time in which a missed one may still be remedied (`remedy`), a protection (`right`) and
 * its weaker remainder (`rest`), or a time without a set length (`open`), which is not to scale.
 */
export type TimelineBarLook = 'work' | 'own' | 'stop' | 'due' | 'remedy' | 'right' | 'rest' | 'open'

/** A time span in a row; positions are counted from the start, in one unit for the whole drawing. */
export interface TimelineBar {
  from: number
  to: number
  look: TimelineBarLook
  /** Short text beside the bar, if there is room. */
  words?: string
  /** Short text above the bar, if there is room. */
  wordsAbove?: string
}

/** A row: what happens, who is responsible and for how long, and when. */
export interface TimelineRow {
  name: string
  /** Who is responsible, or why at this time. */
  holder?: string
  /** What only drawings with room say, after the holder. */
  detail?: string
  /** What it comes to, its length or last day, where bars are below their labels: at the end of the name’s line. */
  value?: string
  /** First and last milestone, or the only one, with their numbers on the axis. */
  milestones?: string[]
  bars: TimelineBar[]
  /** Position of a single event, instead of a span. */
  point?: number
  /** What happens at the point within the bar, with its date. */
  moment?: string
  /** The event follows a time without a set length, so that its position is not to scale. */
  isPointOpen?: boolean
  /** The event is a deadline that cannot be missed. */
  isPointDue?: boolean
  /** Short text beside the event. */
  pointWords?: string
}

/** Rows of spans on a common axis. */
export interface Timeline {
  /** What the axis counts: days, months, years, milestones. */
  unit?: string
  rows: TimelineRow[]
  /** `name` is a milestone’s, its `label` the milestone’s number. */
  ticks: { at: number; label: string; name?: string }[]
  /** End of the axis. */
  end: number
  /** Where the scale changes, the share of the width before it, and the labels of both scales. */
  turn?: { at: number; share: number; before: string; after: string }
  /** Position of a vertical line through all rows. */
  line?: number
  /** The legend of the looks of bars and of the line. */
  key?: { look: TimelineBarLook | 'line'; words: string }[]
}
