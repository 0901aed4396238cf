/** One bar of a chart, as the build measures it from the figure that stands beside it. */
export interface Bar {
  name: string
  /** The figure as readers see it: `$60,000`, `60 à 70 %`. */
  value: string
  /** The length, as a share of the longest bar. */
  share: number
  /** Where a range ends, as a share of the longest bar; the bar is paler from `share` to here. */
  upTo?: number | null
  /** A line under the name: what the figure buys, or its condition. */
  detail?: string | null
  /** True for the bar that is the practice’s own. */
  ours?: boolean | null
}
