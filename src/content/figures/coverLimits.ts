import type { CoverSpec } from '../model/cover'

/** How many figures a cover drawing takes, of what size, and what it prints. */
export interface CoverLimits {
  least: number
  most: number
  /** The maximum value where each unit is drawn; whole numbers unless `fractions`. */
  highest?: number
  fractions?: true
  /** Whether labels may replace the printed figures, and whether a unit may follow the highest. */
  labels?: true
  unit?: true
}

/** The limits of each drawing in articles, where river and spans are those of the timeline. */
export const coverLimits: Record<CoverSpec['drawing'], CoverLimits> = {
  peaks: { least: 2, most: 7, labels: true, unit: true },
  cells: { least: 2, most: 2, highest: 40, labels: true },
  months: { least: 1, most: 12, highest: 12 },
  dial: { least: 2, most: 6, highest: 23.75, fractions: true },
  spans: { least: 0, most: 0 },
  blocks: { least: 1, most: 3, highest: 160, labels: true, unit: true },
  river: { least: 0, most: 0 },
  bond: { least: 0, most: 0 },
  lattice: { least: 0, most: 0 },
}

/** The limits on pages and documents, which must give the figures of river and spans. */
export const pageCoverLimits: typeof coverLimits = {
  ...coverLimits,
  river: { least: 1, most: 1, highest: 12 },
  spans: { least: 2, most: 20, highest: 9 },
}
