import { coverSize, type CoverArt } from '../../../src/shared/figures/covers/coverArt'
import { roundedRectangle } from '../drawing/curve'

const [columnWidth, gap, unit, corner] = [54, 11, 25, 10]

/**
 * A column per label, each one unit higher than the one before, with its label at the foot. `figures` is from which
 * column on they are filled, counted from one.
 */
export function drawColumns([firstFilled = 1]: readonly number[], labels: readonly string[]): CoverArt {
  const foot = (coverSize.height + labels.length * unit) / 2
  const start = (coverSize.width - labels.length * (columnWidth + gap) + gap) / 2
  const columns = labels.map((text, index) => {
    const [x, rise] = [start + index * (columnWidth + gap), (index + 1) * unit]
    const path = roundedRectangle([x, foot - rise], columnWidth, rise, corner)
    return { path, label: { x: x + columnWidth / 2, y: foot - unit / 2 + 7, text }, filled: index + 1 >= firstFilled }
  })
  const join = (filled: boolean) =>
    columns
      .filter(column => column.filled === filled)
      .map(({ path }) => path)
      .join('')
  return {
    shapes: [
      { role: 'line', path: join(false) },
      { role: 'point', path: join(true) },
    ],
    labels: columns.map(({ label, filled }) => ({ ...label, role: filled ? 'filled' : 'empty' })),
  }
}
