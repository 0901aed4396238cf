/**
 * Whose time a bar is: an authority’s (`work`), the company’s own (`own`), a clock that stands still (`stop`), a time that
 * cannot be made up (`due`), a protection (`right`) and the rest of one that has grown weaker (`rest`), or a time that
 * nobody sets (`open`), which is not to scale.
 */
export type TimelineBarKind = 'work' | 'own' | 'stop' | 'due' | 'right' | 'rest' | 'open'

/** A stretch of time in a row; places are counted from the start, in one unit for the whole drawing. */
export interface TimelineBar {
  from: number
  to: number
  look: TimelineBarKind
  /** A few words beside the bar, where there is room for them. */
  words?: string
}

/** One line of a drawing: what happens, who holds the clock and for how long, and when. */
export interface TimelineRow {
  name: string
  detail?: string
  bars: TimelineBar[]
  /** A moment instead of a stretch. */
  point?: number
  /** A few words beside the moment. */
  pointWords?: string
}

/** Times one below the other on one axis. */
export interface Timeline {
  /** What the axis counts: days, months, years. */
  unit?: string
  rows: TimelineRow[]
  ticks: { at: number; label: string }[]
  /** Where the drawing ends. */
  end: number
  /** Where one scale gives way to another, how much of the width lies before it, and the words that say so. */
  turn?: { at: number; share: number; before: string; after: string }
  /** A moment that all rows share. */
  line?: number
  /** What the numbers on the axis stand for, from 1, where they are no counts. */
  legend?: string[]
  /** What the looks mean, in words. */
  key?: { look: TimelineBarKind; words: string }[]
}
