import { buildDotPath, coverSize, type CoverPart } from './coverArt'
import { drawSmallClusters } from './drawClusters'
import { drawSmallColumns } from './drawColumns'
import { drawSmallDates } from './drawDates'
import { drawHelix } from './drawHelix'
import { drawBondedRings, drawLattice, drawNetwork } from './drawMolecule'
import { drawCells } from './drawChain'
import { drawOverlappingCircles } from './drawOverlap'
import { drawSmallParts } from './drawParts'
import { drawSmallPlate } from './drawPlate'
import { drawSmallRates } from './drawRates'
import { drawSmallStages } from './drawStages'
import { drawSmallSteps } from './drawSteps'
import { drawSmallSummits } from './drawSummits'
import { drawSmallThresholds } from './drawThresholds'
import { drawSmallYear } from './drawYear'

const middle = { x: coverSize.width / 2, y: coverSize.height / 2 }
const most = 3
/** More would be too small. */
const mostCells = 20
/** From the middle to the outermost edge, strokes included: a margin of 10 px on a phone. */
const reach = 62

/**
 * The cover as a thumbnail: in the square at its middle, with few, large parts and without printed numbers. Its
 * proportions roughly follow the values; the cells of a scale are filled from its end.
 */
export function drawSmallCover(
  drawing: string,
  values: readonly number[],
  seed: number,
  { isScale, marked }: { isScale: boolean; marked: number },
): CoverPart[] {
  switch (drawing) {
    case 'peaks':
      return drawSmallPeaks(pickEvenly(values), marked)
    case 'blocks':
      return drawSmallBlocks(pickEvenly(values), marked)
    // Its late days, of all.
    case 'calendar':
    case 'cells':
    case 'fields':
      return drawSmallCells(values[0] ?? 0, values[1] ?? 1, isScale)
    case 'dates':
      return drawSmallDates(values, marked, middle, reach)
    case 'months':
      return drawSmallYear(values, middle, reach)
    case 'bars':
      return drawSmallSpans(values.flatMap(value => [1, value]))
    case 'spans':
      return drawSmallSpans(values)
    case 'steps':
      return drawSmallSteps(middle, reach)
    case 'stages':
      return drawSmallStages(middle, reach)
    case 'parts':
      return drawSmallParts(values, marked, middle, reach)
    case 'chain':
      return drawCells(2, 31, middle)
    case 'overlap':
      return drawOverlappingCircles(38, 22)
    case 'gate':
    case 'bond':
      // The one of its variants that fits a square.
      return drawBondedRings(0, 33.5)
    case 'helix':
      return drawHelix(1, 60)
    case 'lattice':
      return drawLattice(seed, 33)
    case 'network':
      return drawNetwork(values[0] ?? 0, 19, [40, 40.5])
    case 'columns':
      return drawSmallColumns(values, middle, reach)
    case 'rates':
      return drawSmallRates(values, middle, reach)
    case 'thresholds':
      return drawSmallThresholds(values, middle, reach)
    case 'summits':
      return drawSmallSummits(reach)
    case 'clusters':
      return drawSmallClusters(values, middle, reach)
    case 'plate':
      return drawSmallPlate(middle, reach)
    default:
      return drawSmallBends(seed)
  }
}

/** The first, the last and those between them at even distances. */
function pickEvenly<T>(values: readonly T[]): T[] {
  const last = values.length - 1
  return last < most
    ? [...values]
    : values.filter((_, index) => index % Math.floor(last / (most - 1)) === 0).slice(0, most)
}

function drawSmallPeaks(values: readonly number[], marked: number): CoverPart[] {
  const [base, step, highest] = [118, 116 / values.length, Math.max(...values)]
  const half = Math.min(28, step * 0.5)
  const peaks = values.map((value, index) => {
    const [x, top] = [middle.x - 58 + step * (index + 0.5), base - (94 * value) / highest]
    return `${x - half} ${base}C${x - half / 2} ${base} ${x - half * 0.4} ${top} ${x} ${top}S${x + half / 2} ${base} ${x + half} ${base}`
  })
  return [
    { role: 'quiet', path: 'M100 137H220' },
    { role: 'line', path: `M101.5 ${base}L${peaks.join('L')}H218.5` },
    { role: 'argument', path: `M${peaks[marked - 1] ?? peaks.at(-1) ?? ''}` },
  ]
}

function drawSmallBlocks(values: readonly number[], marked: number): CoverPart[] {
  const [tallest, pitch, size, highest] = [4, 32, 24, Math.max(...values)]
  const columns = values.map((value, index) => {
    const x = middle.x + (index - (values.length - 1) / 2) * 50 - size / 2
    const count = Math.max(1, Math.round((tallest * value) / highest))
    return Array.from(
      { length: count },
      (_, row) => `M${x} ${middle.y + reach - size - row * pitch}h${size}v${size}h-${size}Z`,
    ).join('')
  })
  return [
    { role: 'solid', path: columns.filter((_, index) => index !== marked - 1).join('') },
    { role: 'point', path: columns[marked - 1] ?? '' },
  ]
}

function drawSmallCells(used: number, total: number, isScale = false): CoverPart[] {
  const count = Math.min(total, mostCells)
  const side = Math.ceil(Math.sqrt(count))
  const filled = total <= mostCells ? used : Math.min(count - 1, Math.max(1, Math.round((count * used) / total)))
  // Less half of the stroke.
  const pitch = Math.min(132, (reach - 2.5) / ((side - 1) / 2 + 0.38))
  const rows = Math.ceil(count / side)
  const dots = Array.from({ length: count }, (_, index) =>
    buildDotPath(
      middle.x + ((index % side) - (side - 1) / 2) * pitch,
      middle.y + (Math.floor(index / side) - (rows - 1) / 2) * pitch,
      pitch * 0.38,
    ),
  )
  const ordered = isScale ? dots.toReversed() : dots
  // Of a scale, only the cell from which on it matters is highlighted.
  const highlighted = isScale ? filled - 1 : 0
  return [
    { role: 'line', path: ordered.slice(filled).join('') },
    { role: 'solid', path: ordered.slice(0, highlighted).join('') },
    { role: 'point', path: ordered.slice(highlighted, filled).join('') },
  ]
}

function drawSmallSpans(values: readonly number[]): CoverPart[] {
  const bars = Array.from({ length: Math.floor(values.length / 2) }, (_, row) => values.slice(row * 2, row * 2 + 2))
  const chosen = pickEvenly(bars)
  const [stages, thickness] = [Math.max(...values), 24]
  const paths = chosen.map(([from = 1, to = from], row) => {
    const [x, y] = [
      middle.x - reach + (2 * reach * (from - 1)) / stages,
      middle.y + (row - (chosen.length - 1) / 2) * 50 - thickness / 2,
    ]
    const length = Math.max((2 * reach * (to - from + 1)) / stages, thickness)
    const cap = `a${thickness / 2} ${thickness / 2} 0 0 1`
    return `M${x + thickness / 2} ${y}h${length - thickness}${cap} 0 ${thickness}h${thickness - length}${cap} 0 ${-thickness}Z`
  })
  return [
    { role: 'solid', path: paths.slice(0, -1).join('') },
    { role: 'point', path: paths.at(-1) ?? '' },
  ]
}

/** A river with a dot at each of its four turns, rising where the large drawing rises. */
function drawSmallBends(seed: number): CoverPart[] {
  const [first, second, third, last] = seed % 3 === 1 ? [126, 72, 98, 34] : [52, 108, 52, 108]
  const course = `M110 ${first}C126 ${first} 126 ${second} 143 ${second}S160 ${third} 177 ${third} 194 ${last} 210 ${last}`
  const stops = [first, second, third, last].map((y, index) => buildDotPath(110 + (index * 100) / 3, y, 12))
  return [
    { role: 'bank', path: course },
    { role: 'line', path: course },
    { role: 'solid', path: stops.slice(0, -1).join('') },
    { role: 'point', path: stops.at(-1) ?? '' },
  ]
}
