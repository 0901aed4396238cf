import { coverSize, buildDotPath, roundPathNumbers, type CoverShape } from './coverPaths'

type Point = readonly [x: number, y: number]

const middle: Point = [coverSize.width / 2, coverSize.height / 2]
const degree = Math.PI / 180

const move = ([x, y]: Point, length: number, angle: number): Point => [
  x + length * Math.cos(angle * degree),
  y + length * Math.sin(angle * degree),
]
const line = (points: readonly Point[]) => `M${points.map(point => point.join(' ')).join('L')}`

/** The corners of a ring; the first is at the angle. */
const corners = (centre: Point, side: number, angle: number) =>
  Array.from({ length: 6 }, (_, index) => move(centre, side, angle + 60 * index))

const ring = (...ring: Parameters<typeof corners>) => `${line(corners(...ring))}Z`
const atoms = (points: readonly Point[]) => points.map(([x, y]) => buildDotPath(x, y, 3.5)).join('')

/** Two rings and the bond between them: beside each other, one above the other, or at the ends of the bond. */
export function drawBondedRings(seed: number): CoverShape[] {
  const { apart, side, tilt } = bonds[seed % bonds.length] ?? bonds[0]
  const reach = apart ? side * 1.5 : (side * Math.sqrt(3)) / 2
  const turn = apart ? tilt : tilt + 30
  const centres = [move(middle, reach, tilt + 180), move(middle, reach, tilt)]
  const all = centres.flatMap(centre => corners(centre, side, turn))
  const bond = apart ? [0, 180] : [90, -90]
  return [
    { role: 'line', path: roundPathNumbers(centres.map(centre => ring(centre, side, turn)).join('')) },
    { role: 'solid', path: atoms(all) },
    { role: 'argument', path: roundPathNumbers(line(bond.map(angle => move(middle, side / 2, tilt + angle)))) },
  ]
}

const bonds = [
  { apart: false, side: 40, tilt: 0 },
  { apart: true, side: 34, tilt: 0 },
  { apart: false, side: 34, tilt: 60 },
] as const

/** Three rings in a row, or around a centre as the seed says, with one corner marked. */
export function drawLattice(seed: number): CoverShape[] {
  const [side, step] = seed ? [24, 24 * Math.sqrt(3)] : [40, 40 * Math.sqrt(3)]
  const around = seed ? [0, 1, 2, 3, 4, 5].filter(place => (seed >> place) % 2) : [0, 3]
  const centres = [middle, ...around.map(place => move(middle, step, 60 * place))]
  const [x, y] = seed ? move(middle, side, 30 + 60 * (seed % 6)) : move(middle, side, -30)
  return [
    { role: 'line', path: roundPathNumbers(centres.map(centre => ring(centre, side, 30)).join('')) },
    { role: 'point', path: buildDotPath(x, y, 6) },
  ]
}
