import { coverSize, type CoverArt } from '../../../src/shared/figures/covers/coverArt'
import { roundedRectangle } from '../drawing/curve'

const [left, top, rowHeight, thickness, corner] = [36, 38, 28, 18, 4]

/** A bar per pair of figures, from year to year, over numbered lines: each ends on the year that it means. */
export function drawDeadlines(figures: readonly number[]): CoverArt {
  const years = Math.max(...figures)
  const column = (coverSize.width - 2 * left) / years
  const bars = Array.from({ length: figures.length / 2 }, (_, row) => {
    const [from = 0, to = 0] = figures.slice(row * 2, row * 2 + 2)
    const [x, y] = [left + column * from, top + rowHeight * (row + 0.5) - thickness / 2]
    return roundedRectangle([x, y], column * (to - from), thickness, corner)
  })
  const foot = top + rowHeight * bars.length
  const lines = Array.from({ length: years + 1 }, (_, year) => ({ year, x: left + column * year }))
  return {
    shapes: [
      { role: 'quiet', path: lines.map(({ x }) => `M${x} ${top}V${foot}`).join('') },
      { role: 'point', path: bars.join('') },
    ],
    labels: lines.map(({ year, x }) => ({ x, y: foot + 20, text: String(year), role: 'beside' })),
  }
}
