import { distance, mix, polar, type Point } from './curve'

/** A bond between two atoms, by index. The second line of a double bond is towards `side`: the inside of its ring. */
export type Bond = { a: number; b: number; kind: 'single' | 'double' | 'wedge' | 'hash' | 'dative'; side?: Point }

/** Atoms and the bonds between them. */
export type Molecule = { readonly atoms: Point[]; readonly bonds: Bond[] }

/** An empty molecule. */
export function molecule(): Molecule {
  return { atoms: [], bonds: [] }
}

/** The index of the atom at a point; existing atoms are reused, so that fused rings share their edge. */
export function atom({ atoms }: Molecule, place: Point): number {
  const known = atoms.findIndex(other => distance(other, place) < 4)
  return known >= 0 ? known : atoms.push(place) - 1
}

/** Adds a bond between two points unless it exists. */
export function bond(to: Molecule, from: Point, until: Point, kind: Bond['kind'] = 'single', side?: Point): void {
  const [a, b] = [atom(to, from), atom(to, until)]
  const known = to.bonds.some(other => (other.a === a && other.b === b) || (other.a === b && other.b === a))
  if (!known) to.bonds.push({ a, b, kind, ...(side && { side }) })
}

/** The corners of a regular polygon, the first at `angle` degrees. */
export function corners(centre: Point, sides: number, radius: number, angle = -90): Point[] {
  return Array.from({ length: sides }, (_, index) => polar(centre, angle + (index * 360) / sides, radius))
}

/** Adds a closed ring; `doubles` are the edges (by first corner) with a double bond. */
export function ring(to: Molecule, places: readonly Point[], doubles: readonly number[] = []): void {
  const sum = places.reduce<Point>(([x, y], p) => [x + p[0], y + p[1]], [0, 0])
  const middle: Point = [sum[0] / places.length, sum[1] / places.length]
  places.forEach((place, index) => {
    const next = places[(index + 1) % places.length] ?? place
    bond(to, place, next, doubles.includes(index) ? 'double' : 'single', middle)
  })
}

/** The corners of a regular polygon on an existing edge, to the left of the direction from `a` to `b`. */
export function ringOn(a: Point, b: Point, sides: number): Point[] {
  const length = distance(a, b)
  const heading = (Math.atan2(b[1] - a[1], b[0] - a[0]) * 180) / Math.PI
  const places: Point[] = [a]
  for (let index = 0; index + 1 < sides; index += 1)
    places.push(polar(places.at(-1) ?? a, heading - (index * 360) / sides, length))
  return places
}

/** Adds a chain from a point along the given headings, and returns its points. */
export function chain(to: Molecule, start: Point, headings: readonly number[], length: number): Point[] {
  const places: Point[] = [start]
  headings.forEach(heading => {
    const from = places.at(-1) ?? start
    const next = polar(from, heading, length)
    bond(to, from, next)
    places.push(next)
  })
  return places
}

/** The molecule rotated by `angle` degrees, scaled, and centred on a point. */
export function placed(from: Molecule, centre: Point, angle = 0, scale = 1): Molecule {
  const turn = (angle * Math.PI) / 180
  const spin = ([x, y]: Point): Point => [
    scale * (x * Math.cos(turn) - y * Math.sin(turn)),
    scale * (x * Math.sin(turn) + y * Math.cos(turn)),
  ]
  const turned = from.atoms.map(spin)
  const [xs, ys] = [turned.map(([x]) => x), turned.map(([, y]) => y)]
  const middle = mix([Math.min(...xs), Math.min(...ys)], [Math.max(...xs), Math.max(...ys)], 0.5)
  const shift = ([x, y]: Point): Point => [x - middle[0] + centre[0], y - middle[1] + centre[1]]
  return {
    atoms: turned.map(shift),
    bonds: from.bonds.map(each => ({ ...each, ...(each.side && { side: shift(spin(each.side)) }) })),
  }
}
