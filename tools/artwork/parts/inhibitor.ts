import { polar, type Point } from '../drawing/curve'
import { atom, bond, chain, corners, molecule, ring } from '../drawing/molecule'
import { nth, type Structure } from './structure'

/** Five linked rings in an arch with an amide at its top: the shape of many modern drugs. */
export function inhibitor(size: number): Structure {
  const shape = molecule()
  let here: Point = [0, 0]
  const link = (heading: number): Point => {
    const next = polar(here, heading, size)
    bond(shape, here, next)
    here = next
    return next
  }
  const cross = (heading: number, exit: number, doubles: readonly number[]): Point[] => {
    const places = corners(polar(here, heading, size), 6, size, heading + 180)
    ring(shape, places, doubles)
    here = nth(places, exit)
    return places
  }
  const aromatic = [0, 2, 4]
  cross(-90, 3, aromatic)
  link(-90)
  const second = cross(-90, 3, aromatic)
  const route = [here, link(-90), link(-30)]
  const third = cross(-30, 4, aromatic)
  chain(shape, nth(third, 1), [90], size)
  route.push(nth(third, 5), nth(third, 4), link(30), link(-30))
  const oxygen = polar(here, -90, size)
  bond(shape, here, oxygen, 'double', polar(here, 0, size))
  route.push(link(30))
  cross(30, 3, aromatic)
  link(30)
  link(90)
  const last = cross(90, 3, [])
  link(90)
  const open = [nth(second, 1), nth(second, 5), nth(last, 0), nth(last, 3), oxygen]
  return { shape, path: route.map(place => atom(shape, place)), open: open.map(place => atom(shape, place)) }
}
