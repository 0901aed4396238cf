import { wholePictureMinAspectRatio } from '../../src/config/images'
import { plate, type Layout } from './parts/plate'
import { round, type Point } from './drawing/curve'
import { seeded, type Random } from './drawing/random'
import { circle, COPPER, draw, MINT, object, wash } from './drawing/sheet'

/** A well plate and the dose in its wells. */
export type Assay = Layout & {
  seed: number
  /** How full a well is, from 0 to 1, by its position on the plate (also 0 to 1). */
  dose: (across: number, down: number) => number
  /** Whether the dose is drawn as hatching, or as the size of a disc (for wells too small to hatch). */
  tone: 'hatch' | 'disc'
  /** The highlighted wells. */
  marked: (column: number, row: number) => boolean
}

type Well = { place: Point; dose: number; marked: boolean }

/** Every well with its dose, with some random variation. */
function wells({ columns, rows, pitch, dose, marked }: Assay, random: Random): Well[] {
  return Array.from({ length: columns * rows }, (_, index) => {
    const [column, row] = [index % columns, Math.floor(index / columns)]
    const poured = dose(column / (columns - 1), row / (rows - 1)) + (random() - 0.5) * 0.08
    return {
      place: [column * pitch, row * pitch],
      dose: Math.min(1, Math.max(0, poured)),
      marked: marked(column, row),
    }
  })
}

/** Evenly spaced horizontal hatching, up to the level of the dose. */
function hatch([x, y]: Point, radius: number, dose: number): string {
  const gap = 14
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
    { marked: false, ink: MINT, rim: 0.9, fill: 0.7 },
    { marked: true, ink: COPPER, rim: 1, fill: 1 },
  ]
  return inks
    .map(({ marked, ink, rim, fill }) => {
      const chosen = all.filter(well => well.marked === marked)
      const rims = draw(chosen.map(({ place }) => circle(place, radius)).join(''), {
        ink,
        opacity: rim,
        width: marked ? 6 : 4.5,
      })
      const inner = radius - 9
      const lines = chosen.map(({ place, dose }) => hatch(place, inner, dose)).join('')
      const discs = chosen.map(({ place, dose }) => circle(place, inner * (0.16 + 0.84 * dose))).join('')
      return rims + (tone === 'hatch' ? draw(lines, { ink, opacity: fill, width: 4 }) : wash(discs, ink, fill))
    })
    .join('')
}

/**
 * A plate seen from above, with one or more wells in copper. Plates have three wells in a row for two in a column; a
 * margin at the right of the picture makes it wide enough to be shown whole.
 */
export function assay(options: Assay): string {
  const { columns, rows, pitch } = options
  const rim = pitch * 1.05
  const [own, height] = [(columns - 1) * pitch + 2 * rim, (rows - 1) * pitch + 2 * rim]
  const width = Math.max(own, height * wholePictureMinAspectRatio * 1.01)
  return object(
    { x: -rim, y: -rim, width, height },
    plate(options) + poured(wells(options, seeded(options.seed)), pitch, options.tone),
  )
}
