/** One bar of a bar chart; its length is computed at build from the figure beside it. */
export interface Bar {
  name: string
  /** The formatted figure: `$60,000`, `60 à 70 %`. */
  value: string
  /** Length relative to the longest bar, from 0 to 1. */
  share: number
  /** End of a range relative to the longest bar; the part after `share` is paler. */
  upTo?: number | null
  /** A line under the name, such as a condition. */
  detail?: string | null
  /** Whether the bar is the practice’s own. */
  ours?: boolean | null
  /** Whether the bar is one that the text is about. */
  emphasized?: boolean
  /** Start of a bar that is the difference of two others; it ends at `share`. */
  from?: number
}
