/**
 * Style of a part of a cover:
 * - `quiet`: background line
 * - `bank`: river bank
 * - `line`, `solid`: line, filled shape
 * - `argument`, `point`: highlighted line, highlighted shape
 * - `emptyKey`, `filledKey`: empty or filled cell before the words of a legend
 */
export type CoverPartRole = 'quiet' | 'bank' | 'line' | 'solid' | 'argument' | 'point' | 'emptyKey' | 'filledKey'

/** A part of a cover: its style, and an SVG path in a 320 × 160 viewBox. */
export interface CoverPart {
  role: CoverPartRole
  path: string
}

/**
 * What a text on a cover is:
 * - `beside`: a figure or the name of a step, beside the shapes
 * - `upper`, `lower`: the two lines of such a name, above and below `y`
 * - `bare`: a figure that is not the highest, on a cover with a unit; looks like `beside`, but is hidden on small cards
 *   and wherever names are hidden
 * - `empty`, `filled`: a text in an empty or a filled shape
 * - `rank`, `filledRank`: the same on a scale, in large type
 * - `argued`: a figure that is highlighted
 * - `name`: what a figure counts
 * - `legend`: a line of a legend
 */
export type CoverLabelRole =
  'beside' | 'upper' | 'lower' | 'bare' | 'empty' | 'filled' | 'rank' | 'filledRank' | 'argued' | 'name' | 'legend'

/** A text printed on a cover, centred at `x` unless it has an anchor (in a legend, starting at `x`), with its baseline at `y`. */
export interface CoverLabel {
  x: number
  y: number
  text: string
  role: CoverLabelRole
  /** If it starts or ends at `x`. */
  anchor?: 'start' | 'end'
}

/** The texts of a cover: its figures as printed, and what each counts. */
export interface CoverTexts {
  figures: readonly string[]
  /** If empty, no figures are printed. */
  names: readonly string[]
  /** Texts inside the cells, printed instead of figures. */
  labels: readonly string[]
}

/** A cover without its background: shapes from back to front, and the texts printed on them. */
export interface CoverArt {
  shapes: CoverPart[]
  labels: CoverLabel[]
}

/** A cover, and its simpler drawing for thumbnails: the square at the middle of the viewBox, without texts. */
export interface CoverArtWithThumbnail extends CoverArt {
  small: CoverPart[]
}

/** The viewBox of covers. */
export const coverSize = { width: 320, height: 160 }

/** A disc. Its radius is rounded first, so that the arcs still meet their end points after `roundPathNumbers`. */
export function buildDotPath(x: number, y: number, exact: number): string {
  const radius = Math.round(exact * 10) / 10
  return `M${x - radius} ${y}a${radius} ${radius} 0 1 0 ${2 * radius} 0a${radius} ${radius} 0 1 0 ${-2 * radius} 0Z`
}

/** A label at each point, by their order; a point without text has none. */
export function buildCoverLabelsAtPoints(
  points: readonly { x: number; y: number }[],
  texts: readonly string[],
  role: CoverLabelRole = 'beside',
): CoverLabel[] {
  return points.flatMap(({ x, y }, index) => {
    const text = texts[index]
    return text ? [{ x: Math.round(x), y: Math.round(y), text, role }] : []
  })
}

/** Rounds the numbers of a path to one decimal, which is enough for screens and keeps paths short. */
export function roundPathNumbers(path: string): string {
  return path.replace(/-?\d+\.\d+/g, number => String(Math.round(Number(number) * 10) / 10))
}
