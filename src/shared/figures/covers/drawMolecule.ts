import { coverSize, buildDotPath, type CoverArt, type CoverPart } from './coverArt'
import { estimateNameWidth, placeNameLabelsInFrame } from './coverNameLabels'

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

/** A ring with corners at its left and right. */
export const drawHexagon = ({ x, y, side }: { x: number; y: number; side: number }) => ring([x, y], side, 0)

/** Two rings and the bond between them: beside each other, one above the other, or at the ends of the bond. */
export function drawBondedRings(seed: number, ownSide?: number): CoverPart[] {
  const { apart, side: usualSide, tilt } = bonds[seed % bonds.length] ?? bonds[0]
  const side = ownSide ?? usualSide
  const reach = apart ? side * 1.5 : (side * Math.sqrt(3)) / 2
  const turn = apart ? tilt : tilt + 30
  const centres = [move(middle, reach, tilt + 180), move(middle, reach, tilt)]
  const all = centres.flatMap(centre => corners(centre, side, turn))
  const bond = apart ? [0, 180] : [90, -90]
  return [
    { role: 'line', path: centres.map(centre => ring(centre, side, turn)).join('') },
    { role: 'argument', path: line(bond.map(angle => move(middle, side / 2, tilt + angle))) },
    { role: 'solid', path: atoms(all) },
  ]
}

/** Two rings beside each other, each with its name below it. */
export function drawNamedBond(names: readonly string[]): CoverArt {
  const { side } = bonds[1]
  const places = [-1, 1].map(end => ({ x: middle[0] + end * side * 1.5, y: coverSize.height - 12 }))
  return { shapes: drawBondedRings(1), labels: placeNameLabelsInFrame(places, names) }
}

const bonds = [
  { apart: false, side: 40, tilt: 0 },
  { apart: true, side: 45, tilt: 0 },
  { apart: false, side: 34, tilt: 60 },
] as const

/** Three rings around the corner that they share, which is marked; the seed turns them. */
export function drawLattice(seed: number, side = 32): CoverPart[] {
  const turn = 30 * (seed % 4)
  const rings = [30, 150, 270].map(angle => corners(move([0, 0], side, turn + angle), side, turn + 30))
  // In the middle of the cover, although the outline is not symmetrical to the shared corner.
  const findCentre = (values: number[]) => (Math.min(...values) + Math.max(...values)) / 2
  const all = rings.flat()
  const common: Point = [middle[0] - findCentre(all.map(([x]) => x)), middle[1] - findCentre(all.map(([, y]) => y))]
  const place = ([x, y]: Point): Point => [common[0] + x, common[1] + y]
  return [
    { role: 'line', path: rings.map(points => `${line(points.map(place))}Z`).join('') },
    ...(seed % 8 < 4 ? [{ role: 'solid' as const, path: atoms(all.map(place)) }] : []),
    { role: 'point', path: buildDotPath(...common, 6) },
  ]
}

/** Three rings around a marked point, the first at the left, each with its name beside it; the rings are in the middle. */
export function drawNamedLattice(names: readonly string[]): CoverArt {
  const [side, gap] = [32, 6]
  // In the middle whether or not names are shown.
  const common: Point = [middle[0] + 0.25 * side, middle[1]]
  const rings = [180, -60, 60].map(angle => move(common, side, angle))
  const places = names.map((name, index) => {
    const [x, y] = rings[index] ?? common
    return { x: x + (index ? 1 : -1) * (side + gap + estimateNameWidth(name) / 2), y: y + 5 }
  })
  return {
    shapes: [
      { role: 'line', path: rings.map(centre => ring(centre, side, 0)).join('') },
      { role: 'point', path: buildDotPath(...common, 6) },
    ],
    labels: placeNameLabelsInFrame(places, names),
  }
}

/**
 * Rings around the middle of the cover, each joined to it by a bond, with their names above or below them: those of all
 * names but the first, which is that of the middle.
 */
export function drawNamedNetwork([centre = '', ...names]: readonly string[]): CoverArt {
  const side = 23
  const reach: Point = [90, 36]
  const rings = placeFields(names.length, reach).map(([x, y]) => ({
    x,
    y: y + (y < middle[1] ? -side - 7 : side + 16),
  }))
  return {
    shapes: drawNetwork(names.length, side, reach),
    // From left to right, as the check for names that touch expects.
    labels: placeNameLabelsInFrame([{ x: middle[0], y: middle[1] + 26 }, ...rings], [centre, ...names]).toSorted(
      (a, b) => a.x - b.x,
    ),
  }
}

/** `count` rings around the middle of the cover, each joined to it by a bond. */
export function drawNetwork(count: number, side = 24, reach: Point = [100, 56 - side / 2]): CoverPart[] {
  const fields = placeFields(count, reach).map(centre => {
    const towards = Math.atan2(middle[1] - centre[1], middle[0] - centre[0]) / degree
    return { joint: move(centre, side, towards), places: corners(centre, side, towards) }
  })
  return [
    { role: 'line', path: fields.map(({ places }) => `${line(places)}Z`).join('') },
    { role: 'argument', path: fields.map(({ joint }) => line([joint, middle])).join('') },
    { role: 'solid', path: atoms(fields.map(({ joint }) => joint)) },
    { role: 'point', path: buildDotPath(...middle, side / 3) },
  ]
}

/** On the edge of a rectangle, so that the rings fill the cover. */
function placeFields(count: number, reach: Point): Point[] {
  return Array.from({ length: count }, (_, index) => {
    const angle = (-90 + (360 * (index + 0.5)) / count) * degree
    const stretch = 1 / Math.max(Math.abs(Math.cos(angle)), Math.abs(Math.sin(angle)))
    return [middle[0] + reach[0] * Math.cos(angle) * stretch, middle[1] + reach[1] * Math.sin(angle) * stretch]
  })
}
