import { polar } from '../drawing/curve'
import { atom, bond, chain, corners, molecule, ring, ringOn } from '../drawing/molecule'
import { nth, type Structure } from './structure'

/** Four fused rings and a side chain: the skeleton of the sterols. */
export function sterol(size: number): Structure {
  const shape = molecule()
  const width = Math.sqrt(3) * size
  const a = corners([0, 0], 6, size)
  const b = corners([width, 0], 6, size)
  const c = corners([width * 1.5, -1.5 * size], 6, size)
  const d = ringOn(nth(c, 1), nth(c, 2), 5)
  ring(shape, a)
  ring(shape, b, [3])
  ring(shape, c)
  ring(shape, d)
  bond(shape, nth(a, 1), polar(nth(a, 1), -90, size * 0.9), 'wedge')
  bond(shape, nth(c, 1), polar(nth(c, 1), -90, size * 0.9), 'wedge')
  bond(shape, nth(c, 2), polar(nth(c, 2), 90, size * 0.7), 'hash')
  bond(shape, nth(c, 3), polar(nth(c, 3), 90, size * 0.7), 'hash')
  const tail = chain(shape, nth(d, 4), [-60, 0, 60, 0, 60, 0], size)
  chain(shape, nth(tail, 1), [-120], size)
  chain(shape, nth(tail, 5), [120], size)
  const [hydroxyl] = chain(shape, nth(a, 4), [150], size).slice(-1)
  return { shape, path: tail.map(place => atom(shape, place)), open: hydroxyl ? [atom(shape, hydroxyl)] : [] }
}
