import type { Point } from '../drawing/curve'
import type { Molecule } from '../drawing/molecule'

/** A molecule with the atoms of its one copper path, and those that stand as open circles. */
export type Structure = { shape: Molecule; path: number[]; open: number[] }

/** Reads a place that the construction guarantees. */
export function nth(places: readonly Point[], index: number): Point {
  return places.at(index) ?? [0, 0]
}
