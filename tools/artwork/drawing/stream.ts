import type { Grid } from './isolines'

/** What is known of a place before the water is let in: its first guess, and its value if land holds it fast. */
type Known = { start: number; held: number | undefined }

/**
 * The stream function of a river: one fixed value on each bank and island, and between them the smoothest field
 * there is. Its level lines are the paths that water takes, so they part round an island and never cross.
 */
export function stream(land: Grid, know: (x: number, y: number, height: number) => Known): Grid {
  const { columns, rows, place } = land
  const known = Array.from(land.values, (height, index) => {
    const [x, y] = place(index % columns, Math.floor(index / columns))
    return know(x, y, height)
  })
  const values = Float64Array.from(known, ({ start, held }) => held ?? start)
  const free = known.flatMap(({ held }, index) => {
    const [column, row] = [index % columns, Math.floor(index / columns)]
    const edge = column === 0 || row === 0 || column === columns - 1 || row === rows - 1
    return held === undefined && !edge ? [index] : []
  })
  const read = (index: number): number => values[index] ?? 0
  // Successive over-relaxation: at 1.9 some four hundred rounds bring the field to rest.
  for (let round = 0; round < 400; round += 1)
    for (const index of free) {
      const sum = read(index - 1) + read(index + 1) + read(index - columns) + read(index + columns)
      values[index] = read(index) + 1.9 * (sum / 4 - read(index))
    }
  return { ...land, values }
}
