import { buildCentredLines } from './coverNameLabels'
import { buildDotPath, coverSize, type CoverArt, type CoverPart } from './coverArt'

/** Half of the width of a cell whose side is 1, with a corner at its top. */
const half = Math.sqrt(3) / 2
const largestSide = 50

/** Cells in a row, each with its name in it, and along them all a line with the last name below it. */
export function drawChain(names: readonly string[]): CoverArt {
  const count = Math.max(1, names.length - 1)
  const side = Math.min(largestSide, (coverSize.width - 40) / (2 * half * count))
  const middle = { x: coverSize.width / 2, y: 66 }
  return {
    shapes: drawCells(count, side, middle),
    labels: [
      ...names
        .slice(0, count)
        .flatMap((name, index) =>
          buildCentredLines(
            { x: middle.x + (2 * index - count + 1) * half * side, y: middle.y },
            name,
            2 * half * side - 6,
          ),
        ),
      ...buildCentredLines({ x: middle.x, y: middle.y + side + 18 }, names[count] ?? '', coverSize.width),
    ],
  }
}

/** Cells in a row around a place, and the line along their lower edges, from end to end. */
export function drawCells(count: number, side: number, middle: Readonly<{ x: number; y: number }>): CoverPart[] {
  const place = (index: number) => middle.x + (index - count) * half * side
  const cells = Array.from({ length: count }, (_, index) => {
    const left = place(2 * index)
    const [across, down] = [half * side, side / 2]
    return `M${left} ${middle.y + down}v${-side}l${across} ${-down} ${across} ${down}v${side}`
  })
  const edge = Array.from({ length: 2 * count + 1 }, (_, index) => ({
    x: place(index),
    y: middle.y + (index % 2 ? side : side / 2),
  }))
  return [
    { role: 'line', path: cells.join('') },
    { role: 'argument', path: `M${edge.map(({ x, y }) => `${x} ${y}`).join('L')}` },
    { role: 'point', path: [edge[0], edge.at(-1)].map(end => (end ? buildDotPath(end.x, end.y, 6) : '')).join('') },
  ]
}
