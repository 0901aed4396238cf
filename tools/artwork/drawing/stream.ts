import type { Grid } from './isolines'

/** Boundary conditions of a point: its initial value, and its fixed value if it is land. */
type Known = { start: number; held: number | undefined }

/**
 * The stream function of a river: fixed values on each bank and island, and the solution of Laplace’s equation in
 * between. Its level lines are streamlines: they part around islands and never cross.
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
  // Successive over-relaxation: with a factor of 1.9, about four hundred iterations converge.
  for (let round = 0; round < 400; round += 1)
    for (const index of free) {
      const sum = read(index - 1) + read(index + 1) + read(index - columns) + read(index + columns)
      values[index] = read(index) + 1.9 * (sum / 4 - read(index))
    }
  return { ...land, values }
}
