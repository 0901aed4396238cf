import type { Point } from '../drawing/curve'
import type { Molecule } from '../drawing/molecule'

/** A molecule with the atoms of its copper path, and those drawn as open circles. */
export type Structure = { shape: Molecule; path: number[]; open: number[] }

/** The point at an index that the construction guarantees to exist. */
export function nth(places: readonly Point[], index: number): Point {
  return places.at(index) ?? [0, 0]
}
