import { polar, type Point } from '../drawing/curve'
import { atom, bond, chain, molecule, ring } from '../drawing/molecule'
import { nth, type Structure } from './structure'

/** Four small rings around a metal atom: the core of haem and chlorophyll. */
export function porphyrin(size: number): Structure {
  const shape = molecule()
  const unit = size / 1.4
  const quarter: readonly Point[] = [
    [2.05, 0],
    [2.86, 1.1],
    [4.2, 0.68],
    [4.2, -0.68],
    [2.86, -1.1],
  ]
  const metal = atom(shape, [0, 0])
  const nitrogens = [0, 90, 180, 270].map(angle => {
    const odd = angle % 180 !== 0
    const spin = ([x, y]: Point): Point =>
      polar([0, 0], angle + (Math.atan2(y, x) * 180) / Math.PI, Math.hypot(x, y) * unit)
    const five = quarter.map(spin)
    const bridge = spin([2.43, 2.43])
    ring(shape, five, odd ? [1, 3] : [2])
    bond(shape, nth(five, 0), [0, 0], 'dative')
    bond(shape, nth(five, 1), bridge, odd ? 'single' : 'double', [0, 0])
    bond(shape, bridge, spin([1.1, 2.86]), odd ? 'double' : 'single', [0, 0])
    chain(shape, nth(five, 2), [angle + 54], size)
    chain(shape, nth(five, 3), odd ? [angle - 54] : [angle - 54, angle + 6], size)
    return atom(shape, nth(five, 0))
  })
  return { shape, path: [metal], open: nitrogens }
}
