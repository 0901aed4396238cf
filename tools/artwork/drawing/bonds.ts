import { at, distance, mix, type Point } from './curve'
import type { Bond, Molecule } from './molecule'
import { circle, draw, wash, type Pen } from './sheet'

/** How atoms are marked: a dot, an open circle, or not at all. */
export type Mark = { radius: number; filled: boolean }
export type Marks = ReadonlyMap<number, Mark>

/** A point moved perpendicular to the line from `a` to `b`, towards `side`. */
function aside(place: Point, a: Point, b: Point, side: Point, by: number): Point {
  const length = distance(a, b)
  const normal: Point = [-(b[1] - a[1]) / length, (b[0] - a[0]) / length]
  const lean = (side[0] - a[0]) * normal[0] + (side[1] - a[1]) * normal[1] < 0 ? -by : by
  return [place[0] + normal[0] * lean, place[1] + normal[1] * lean]
}

/** The two ends of a bond, shortened so that open circles stay empty. */
function ends({ atoms }: Molecule, bond: Bond, marks: Marks): [Point, Point] {
  const [a, b]: [Point, Point] = [atoms[bond.a] ?? [0, 0], atoms[bond.b] ?? [0, 0]]
  const length = distance(a, b)
  const back = (index: number): number => (marks.get(index)?.radius ?? 0) / length
  return [mix(a, b, back(bond.a)), mix(b, a, back(bond.b))]
}

/** Path data of a bond: a line, a double line, or the dashes of a bond behind the page. */
function bondPath(of: Molecule, bond: Bond, marks: Marks, gap: number): string {
  const [a, b] = ends(of, bond, marks)
  const line = `M${at(a)}L${at(b)}`
  if (bond.kind === 'double') {
    const side = bond.side ?? [a[0], a[1] - 1]
    const [c, d] = [aside(mix(a, b, 0.14), a, b, side, gap), aside(mix(a, b, 0.86), a, b, side, gap)]
    return `${line}M${at(c)}L${at(d)}`
  }
  if (bond.kind === 'dative')
    return [0.2, 0.4, 0.6, 0.8].map(share => `M${at(mix(a, b, share - 0.04))}L${at(mix(a, b, share + 0.04))}`).join('')
  if (bond.kind !== 'hash') return line
  return Array.from({ length: 7 }, (_, index) => {
    const share = (index + 1) / 7
    const middle = mix(a, b, share)
    const half = 1 + share * gap * 0.6
    const up: Point = [middle[0] + (b[1] - a[1]), middle[1] - (b[0] - a[0])]
    return `M${at(aside(middle, a, b, up, half))}L${at(aside(middle, a, b, up, -half))}`
  }).join('')
}

/** Path data of a bond towards the viewer: a narrow wedge. */
function wedgePath(of: Molecule, bond: Bond, marks: Marks, gap: number): string {
  const [a, b] = ends(of, bond, marks)
  const up: Point = [a[0] + (b[1] - a[1]), a[1] - (b[0] - a[0])]
  return `M${at(a)}L${at(aside(b, a, b, up, gap * 0.6))}L${at(aside(b, a, b, up, -gap * 0.6))}Z`
}

/** The bonds of a molecule that `choose` accepts, with one pen. */
export function bonds(
  of: Molecule,
  marks: Marks,
  pen: Pen,
  gap = 11,
  choose: (bond: Bond) => boolean = () => true,
): string {
  const chosen = of.bonds.filter(choose)
  const lines = chosen.filter(({ kind }) => kind !== 'wedge').map(each => bondPath(of, each, marks, gap))
  const wedges = chosen.filter(({ kind }) => kind === 'wedge').map(each => wedgePath(of, each, marks, gap))
  return draw(lines.join(''), pen) + (wedges.length > 0 ? wash(wedges.join(''), pen.ink, pen.opacity) : '')
}

/** The marked atoms of a molecule: dots and open circles. */
export function nodes({ atoms }: Molecule, marks: Marks, pen: Pen): string {
  const path = (filled: boolean): string =>
    [...marks]
      .filter(([, mark]) => mark.filled === filled)
      .map(([index, mark]) => circle(atoms[index] ?? [0, 0], mark.radius))
      .join('')
  return wash(path(true), pen.ink, pen.opacity) + draw(path(false), pen)
}

/** Mask of the space around a molecule: what lies beneath it stops short of it. */
export function air(of: Molecule, marks: Marks, margin: number): string {
  const lines = of.bonds.map(({ a, b }) => `M${at(of.atoms[a] ?? [0, 0])}L${at(of.atoms[b] ?? [0, 0])}`).join('')
  const dots = [...marks].map(([index, { radius }]) => circle(of.atoms[index] ?? [0, 0], radius + margin)).join('')
  return draw(lines, { ink: '#000', opacity: 1, width: margin * 2 }) + wash(dots, '#000', 1)
}
