import { distance, type Point } from '../drawing/curve'
import { swell } from '../drawing/field'
import { atom, corners, molecule, ring } from '../drawing/molecule'
import { seeded } from '../drawing/random'
import { nth, type Structure } from './structure'

/** A torn sheet of honeycomb with a path across it: graphene, or a map of districts. */
export function honeycombSheet(size: number, seed: number): Structure {
  const shape = molecule()
  const width = Math.sqrt(3) * size
  const tear = swell(seeded(seed), size * 7)
  for (let row = -4; row <= 4; row += 1)
    for (let column = -8; column <= 8; column += 1) {
      const centre: Point = [width * (column + Math.abs(row % 2) / 2), 1.5 * size * row]
      const away = Math.hypot(centre[0] / 1.25, centre[1]) / size
      if (away + 2 * tear(...centre) < 5) ring(shape, corners(centre, 6, size))
    }
  const start = shape.atoms.reduce((best, each) =>
    distance(each, [-5 * size, 2 * size]) < distance(best, [-5 * size, 2 * size]) ? each : best,
  )
  const places = [start]
  const target: Point = [6 * size, -4 * size]
  for (let step = 0; step < 24; step += 1) {
    const here = nth(places, -1)
    const next = shape.atoms
      .filter(each => distance(each, here) > 1 && distance(each, here) < size * 1.1)
      .reduce((best, each) => (distance(each, target) < distance(best, target) ? each : best), here)
    if (next !== here) places.push(next)
  }
  return { shape, path: places.map(place => atom(shape, place)), open: [] }
}
