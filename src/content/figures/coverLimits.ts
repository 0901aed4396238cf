import type { BilingualCoverSpec } from '../model/cover'

/** How many figures and names a cover drawing takes, their highest value, and the texts that it prints. */
export interface CoverInputLimits {
  least: number
  most: number
  /** The highest value that it can draw; with it, figures must be whole unless `fractions`. */
  highest?: number
  fractions?: true
  /**
   * Whether names say what is drawn: one per figure, one for each end or stage, one for the start and
   * each figure, one for the middle and each field, one per pair of figures, two summits and up to five points, one for
   * each of three cells, one for each of two to four cells and for their line, for the parts of a gate, or for three kinds
   * of marks.
   */
  names?:
    | 'figures'
    | 'ends'
    | 'startAndFigures'
    | 'middleAndFields'
    | 'pairs'
    | 'summits'
    | 'cells'
    | 'chain'
    | 'gate'
    | 'three'
  /** Whether one figure may be highlighted, from 1. */
  marked?: true
  /** Whether each cell may have a label, and whether a unit may follow the highest figure. */
  labels?: true
  unit?: true
}

/** The limits of each drawing in articles. River and spans take no figures there: they draw the article’s timeline. */
export const articleCoverLimitsByDrawing: Record<BilingualCoverSpec['drawing'], CoverInputLimits> = {
  peaks: { least: 2, most: 7, names: 'figures', unit: true, marked: true },
  cells: { least: 2, most: 2, highest: 40, names: 'figures', labels: true },
  months: { least: 1, most: 12, highest: 12 },
  dial: { least: 2, most: 6, highest: 23.75, fractions: true },
  spans: { least: 0, most: 0, names: 'ends' },
  steps: { least: 1, most: 1, highest: 6, names: 'ends' },
  stages: { least: 1, most: 1, highest: 6, names: 'ends' },
  blocks: { least: 1, most: 3, highest: 160, names: 'figures', unit: true, marked: true },
  bars: { least: 2, most: 3, names: 'figures', unit: true },
  parts: { least: 2, most: 3, highest: 24, names: 'figures', marked: true },
  fields: { least: 2, most: 2, highest: 5, names: 'three' },
  chain: { least: 0, most: 0, names: 'chain' },
  overlap: { least: 0, most: 0, names: 'three' },
  dates: { least: 2, most: 4, highest: 72, names: 'startAndFigures', unit: true, marked: true },
  calendar: { least: 0, most: 0, names: 'three' },
  river: { least: 0, most: 0, names: 'ends', marked: true },
  bond: { least: 0, most: 0, names: 'ends' },
  gate: { least: 0, most: 0, names: 'gate' },
  helix: { least: 0, most: 0 },
  lattice: { least: 0, most: 0, names: 'cells' },
  network: { least: 1, most: 1, highest: 6, names: 'middleAndFields' },
  columns: { least: 0, most: 0 },
  thresholds: { least: 2, most: 3, highest: 7, names: 'figures' },
  rates: { least: 4, most: 6, names: 'pairs', unit: true },
  summits: { least: 0, most: 0, names: 'summits' },
  clusters: { least: 0, most: 0 },
  plate: { least: 0, most: 0 },
}

/** The limits on pages and documents, which must give the figures of river and spans. */
export const pageAndDocumentCoverLimitsByDrawing: typeof articleCoverLimitsByDrawing = {
  ...articleCoverLimitsByDrawing,
  river: { ...articleCoverLimitsByDrawing.river, least: 1, most: 1, highest: 12 },
  spans: { ...articleCoverLimitsByDrawing.spans, least: 2, most: 20, highest: 9 },
}
