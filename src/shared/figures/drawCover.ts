import { coverSize, buildDotPath, roundPathNumbers, type CoverPart } from './coverPaths'
import { drawBondedRings, drawLattice } from './drawMolecule'
import { drawRiver } from './drawRiver'

type Drawing = 'peaks' | 'cells' | 'river' | 'blocks' | 'bond' | 'lattice'

const { width, height } = coverSize

/**
 * Draws the cover of an article from its figures, legible at phone width. Equal figures with another seed make a
 * drawing that says the same and looks different; see createCoverSeed.
 */
export function drawCover(drawing: Drawing, figures: readonly number[], seed = 0): CoverPart[] {
  return drawings[drawing](figures, seed)
}

/** The seed of a page’s cover, so that two covers of the same kind side by side are not taken for one another. */
export function createCoverSeed(route: string): number {
  return [...route].reduce((seed, letter) => (seed * 31 + letter.charCodeAt(0)) % 9973, 7)
}

const drawings: Record<Drawing, (figures: readonly number[], seed: number) => CoverPart[]> = {
  peaks: drawPeaks,
  cells: drawCells,
  river: drawRiver,
  blocks: drawBlocks,
  bond: (_, seed) => drawBondedRings(seed),
  lattice: (_, seed) => drawLattice(seed),
}

// A chromatogram: one peak per figure, of proportional height.
function drawPeaks(figures: readonly number[], seed: number): CoverPart[] {
  const [base, left, most] = [122, 28, Math.max(...figures)]
  const step = (width - 2 * left) / figures.length
  const half = Math.min(34, step * 0.44)
  const places = figures.map((figure, index) => ({ x: left + step * (index + 0.5), top: base - (96 * figure) / most }))
  const peaks = places.map(
    ({ x, top }) =>
      `H${x - half}C${x - half / 2} ${base} ${x - half * 0.4} ${top} ${x} ${top}S${x + half / 2} ${base} ${x + half} ${base}`,
  )
  // Every other seed marks the tops, each on the line that measures it.
  const marked = seed % 2 === 1
  const measures = places.map(({ x, top }) => `M${x} ${marked ? top : 132}V138`).join('')
  return [
    { role: 'quiet', path: roundPathNumbers(`M16 132H304${measures}`) },
    { role: 'argument', path: roundPathNumbers(`M16 ${base}${peaks.join('')}H304`) },
    ...(marked ? [{ role: 'point' as const, path: places.map(({ x, top }) => buildDotPath(x, top, 5)).join('') }] : []),
  ]
}

// A blister pack: used cells are filled.
function drawCells([used = 0, total = 0]: readonly number[]): CoverPart[] {
  const columns = Math.min(total, total > 15 ? 10 : 5)
  const pitch = total > 5 ? (columns > 5 ? 27 : 36) : 54
  const rows = Math.ceil(total / columns)
  const cells = Array.from({ length: total }, (_, index) =>
    buildDotPath(
      width / 2 + ((index % columns) - (columns - 1) / 2) * pitch,
      height / 2 + (Math.floor(index / columns) - (rows - 1) / 2) * (pitch + 5),
      pitch * 0.38,
    ),
  )
  return [
    { role: 'line', path: cells.slice(used).join('') },
    { role: 'point', path: cells.slice(0, used).join('') },
  ]
}

// Groups of blocks, one block per unit; the last group is highlighted.
function drawBlocks(figures: readonly number[]): CoverPart[] {
  const most = Math.max(...figures)
  const perRow = most > 100 ? 8 : most > 15 ? 5 : 3
  const rows = Math.ceil(most / perRow)
  const pitch = Math.min(24, 130 / rows, (0.75 * width) / (figures.length * perRow))
  const size = pitch * (10 / 13)
  const foot = (height + rows * pitch) / 2 - pitch
  const gap = (width - figures.length * perRow * pitch) / (figures.length + 1)
  const groups = figures.map((figure, group) =>
    Array.from({ length: figure }, (_, index) => {
      const x = gap * (group + 1) + (group * perRow + (index % perRow)) * pitch
      return `M${x} ${foot - Math.floor(index / perRow) * pitch}h${size}v${size}h-${size}Z`
    }).join(''),
  )
  return [
    { role: 'solid', path: roundPathNumbers(groups.slice(0, -1).join('')) },
    { role: 'point', path: roundPathNumbers(groups.at(-1) ?? '') },
  ]
}
