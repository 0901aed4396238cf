import { plate, ticks, type Layout } from './parts/plate'
import { round, type Point } from './drawing/curve'
import { seeded, type Random } from './drawing/random'
import { circle, COPPER, draw, MINT, sheet, wash } from './drawing/sheet'

/** A well plate and the dose in its wells. */
export type Assay = Layout & {
  seed: number
  /** Rotation of the plate in degrees. */
  turn?: number
  /** How full a well is, from 0 to 1, by its position on the plate (also 0 to 1). */
  dose: (across: number, down: number) => number
  /** Whether the dose is drawn as hatching, or as the size of a disc (for wells too small to hatch). */
  tone: 'hatch' | 'disc'
  /** The highlighted wells. */
  marked: (column: number, row: number) => boolean
}

type Well = { place: Point; dose: number; marked: boolean }

/** Every well with its dose, with some random variation. */
function wells({ columns, rows, pitch, origin: [x, y], dose, marked }: Assay, random: Random): Well[] {
  return Array.from({ length: columns * rows }, (_, index) => {
    const [column, row] = [index % columns, Math.floor(index / columns)]
    const poured = dose(column / (columns - 1), row / (rows - 1)) + (random() - 0.5) * 0.08
    return {
      place: [x + column * pitch, y + row * pitch],
      dose: Math.min(1, Math.max(0, poured)),
      marked: marked(column, row),
    }
  })
}

/** Evenly spaced horizontal hatching, up to the level of the dose. */
function hatch([x, y]: Point, radius: number, dose: number): string {
  const gap = 7.5
  const count = Math.floor((2 * radius * dose) / gap)
  return Array.from({ length: count }, (_, index) => {
    const drop = radius - (index + 0.6) * gap
    const half = Math.sqrt(Math.max(0, radius * radius - drop * drop))
    return `M${round(x - half)} ${round(y + drop)}h${round(half * 2)}`
  }).join('')
}

/** The wells: a rim, and inside it either hatching or a disc that grows with the dose. */
function poured(all: readonly Well[], pitch: number, tone: Assay['tone']): string {
  const radius = pitch * 0.37
  const inks = [
    { marked: false, ink: MINT, rim: 0.42, fill: 0.34 },
    { marked: true, ink: COPPER, rim: 0.95, fill: 0.85 },
  ]
  return inks
    .map(({ marked, ink, rim, fill }) => {
      const chosen = all.filter(well => well.marked === marked)
      const rims = draw(chosen.map(({ place }) => circle(place, radius)).join(''), {
        ink,
        opacity: rim,
        width: marked ? 2.3 : 1.8,
      })
      const inner = radius - 6
      const lines = chosen.map(({ place, dose }) => hatch(place, inner, dose)).join('')
      const discs = chosen.map(({ place, dose }) => circle(place, inner * (0.16 + 0.84 * dose))).join('')
      return rims + (tone === 'hatch' ? draw(lines, { ink, opacity: fill, width: 1.7 }) : wash(discs, ink, fill * 0.8))
    })
    .join('')
}

/** A plate seen from above, with one line of wells in copper. */
export function assay(options: Assay): string {
  const {
    columns,
    rows,
    pitch,
    origin: [x, y],
    turn = 0,
  } = options
  const middle = `${x + ((columns - 1) * pitch) / 2} ${y + ((rows - 1) * pitch) / 2}`
  const drawing = plate(options) + ticks(options) + poured(wells(options, seeded(options.seed)), pitch, options.tone)
  return sheet({ figure: `<g transform="rotate(${turn} ${middle})">${drawing}</g>` })
}
