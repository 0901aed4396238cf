import { smooth } from './curve'
import type { Field } from './field'
import { isolines, survey } from './isolines'
import { draw, MINT } from './sheet'

/** Height between two lines, their opacity factor, and a height above which none are drawn. */
type Style = { interval: number; strength?: number; ceiling?: number }

/** Contour lines of a field; every fifth is stronger, as on a survey map. */
export function contourLines(field: Field, { interval, strength = 1, ceiling = Infinity }: Style): string {
  const grid = survey(field)
  const low = Math.ceil(grid.values.reduce((a, b) => Math.min(a, b)) / interval)
  const high = Math.floor(
    Math.min(
      ceiling,
      grid.values.reduce((a, b) => Math.max(a, b)),
    ) / interval,
  )
  const paths = { index: '', plain: '' }
  for (let step = low; step <= high; step += 1)
    paths[step % 5 === 0 ? 'index' : 'plain'] += isolines(grid, step * interval)
      .map(smooth)
      .join('')
  return (
    draw(paths.plain, { ink: MINT, opacity: 0.31 * strength, width: 1.7 }) +
    draw(paths.index, { ink: MINT, opacity: 0.47 * strength, width: 2.3 })
  )
}
