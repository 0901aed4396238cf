/** Style of a part of a cover: background line, river bank, line, shape, or the highlighted line or shape. */
export type CoverShapeRole = 'quiet' | 'bank' | 'line' | 'solid' | 'argument' | 'point'

/** A part of a cover: its style, and an SVG path in a 320 × 160 viewBox. */
export interface CoverShape {
  role: CoverShapeRole
  path: string
}

type Drawing = 'peaks' | 'cells' | 'river' | 'blocks' | 'bond' | 'lattice'

/** The viewBox of covers. */
export const coverSize = { width: 320, height: 160 }

const { width, height } = coverSize

/** Draws the cover of an article from its figures, legible at phone width. */
export function drawCover(drawing: Drawing, figures: readonly number[]): CoverShape[] {
  return drawings[drawing](figures)
}

const drawings: Record<Drawing, (figures: readonly number[]) => CoverShape[]> = {
  peaks: drawPeaks,
  cells: drawCells,
  river: drawRiver,
  blocks: drawBlocks,
  bond: () => [
    { role: 'line', path: hexagon(160 - halfHexagon, 80) + hexagon(160 + halfHexagon, 80) },
    {
      role: 'solid',
      path: [...corners(160 - halfHexagon, 80), ...corners(160 + halfHexagon, 80)]
        .map(([x, y]) => dot(x, y, 3.5))
        .join(''),
    },
    { role: 'argument', path: `M160 ${80 - side / 2}v${side}` },
  ],
  lattice: () => [
    { role: 'line', path: [-2, 0, 2].map(step => hexagon(160 + step * halfHexagon, 80)).join('') },
    { role: 'point', path: dot(160 + halfHexagon, 80 - side / 2, 6) },
  ],
}

// A chromatogram: one peak per figure, of proportional height.
function drawPeaks(figures: readonly number[]): CoverShape[] {
  const [base, left, most] = [122, 28, Math.max(...figures)]
  const step = (width - 2 * left) / figures.length
  const half = Math.min(34, step * 0.44)
  const places = figures.map((figure, index) => ({ x: left + step * (index + 0.5), top: base - (96 * figure) / most }))
  const peaks = places.map(
    ({ x, top }) =>
      `H${x - half}C${x - half / 2} ${base} ${x - half * 0.4} ${top} ${x} ${top}S${x + half / 2} ${base} ${x + half} ${base}`,
  )
  return [
    { role: 'quiet', path: `M16 132H304${places.map(({ x }) => `M${x} 132v6`).join('')}` },
    { role: 'argument', path: rounded(`M16 ${base}${peaks.join('')}H304`) },
  ]
}

// A blister pack: used cells are filled.
function drawCells([used = 0, total = 0]: readonly number[]): CoverShape[] {
  const columns = Math.min(total, total > 15 ? 10 : 5)
  const pitch = total > 5 ? (columns > 5 ? 27 : 36) : 54
  const rows = Math.ceil(total / columns)
  const cells = Array.from({ length: total }, (_, index) =>
    dot(
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

// A river: one bend per milestone.
function drawRiver([count = 0]: readonly number[]): CoverShape[] {
  const step = width / count
  const places = Array.from({ length: count }, (_, index) => ({
    x: step * (index + 0.5),
    // Vary the amplitude so that no two consecutive bends look alike.
    y: 80 + (index % 2 ? -1 : 1) * (40 - 7 * ((index * 5) % 3)),
  }))
  const course = [...places, { x: width + 20, y: 80 }].map(({ x, y }, index, all) => {
    const before = all[index - 1] ?? { x: -20, y: 80 }
    const middle = (before.x + x) / 2
    return `C${middle} ${before.y} ${middle} ${y} ${x} ${y}`
  })
  const path = rounded(`M-20 80${course.join('')}`)
  return [
    { role: 'bank', path },
    { role: 'line', path },
    { role: 'point', path: places.map(({ x, y }) => dot(x, y, 6)).join('') },
  ]
}

// Groups of blocks, one block per unit; the last group is highlighted.
function drawBlocks(figures: readonly number[]): CoverShape[] {
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
    { role: 'solid', path: rounded(groups.slice(0, -1).join('')) },
    { role: 'point', path: rounded(groups.at(-1) ?? '') },
  ]
}

const side = 40
const halfHexagon = (side * Math.sqrt(3)) / 2

function corners(x: number, y: number): [x: number, y: number][] {
  return Array.from({ length: 6 }, (_, index) => {
    const angle = (Math.PI / 3) * index + Math.PI / 6
    return [x + side * Math.cos(angle), y + side * Math.sin(angle)]
  })
}

function hexagon(x: number, y: number): string {
  return rounded(
    `M${corners(x, y)
      .map(corner => corner.join(' '))
      .join('L')}Z`,
  )
}

// Rounded first, so that the arcs still meet their end points after rounding.
function dot(x: number, y: number, exact: number): string {
  const radius = Math.round(exact * 10) / 10
  return rounded(
    `M${x - radius} ${y}a${radius} ${radius} 0 1 0 ${2 * radius} 0a${radius} ${radius} 0 1 0 ${-2 * radius} 0Z`,
  )
}

// One decimal is enough for screens and keeps paths short.
function rounded(path: string): string {
  return path.replace(/-?\d+\.\d+/g, number => String(Math.round(Number(number) * 10) / 10))
}
