import { placeNameLabelsInFrame } from './coverNameLabels'
import { buildDotPath, coverSize, type CoverArt, type CoverPart } from './coverArt'

const middle = { x: coverSize.width / 2, y: coverSize.height / 2 }
const apart = 86
/** Sizes of the lines, in halves of the distance between the summits: below 1 each has its own, above 1 both share one. */
const levels = [0.5, 0.72, 0.9, 1.04, 1.2, 1.4]

/** Two summits in contour lines, the first two names on them; the others are points of the path down the pass between. */
export function drawSummits(names: readonly string[]): CoverArt {
  const [left = '', right = '', ...others] = names
  const pitch = 108 / Math.max(1, others.length - 1)
  const stops = others.map((_, index) => ({
    x: middle.x - 24 + (index % 2 ? 10 : -10),
    y: middle.y + (index - (others.length - 1) / 2) * pitch,
  }))
  return {
    shapes: [
      { role: 'quiet', path: drawContourLines(apart, 0.82) },
      { role: 'argument', path: drawPath(stops) },
    ],
    labels: [
      ...placeNameLabelsInFrame(
        [-1, 1].map(side => ({ x: middle.x + side * (apart + 12), y: middle.y + 4 })),
        [left, right],
      ),
      ...stops.map(({ x, y }, index) => ({
        x: x + 13,
        y: Math.round(y + 4),
        text: others[index] ?? '',
        role: 'legend' as const,
      })),
    ],
  }
}

/** The summits of a thumbnail, and the pass between them. */
export function drawSmallSummits(reach: number): CoverPart[] {
  return [
    { role: 'line', path: drawContourLines(reach * 0.58, 1.2, [0.62, 1.1]) },
    { role: 'argument', path: `M${middle.x} ${middle.y - 34}v68` },
  ]
}

type Point = readonly [x: number, y: number]

/**
 * Cassini ovals: lines of equal height around two equal summits. Those near a summit surround it alone; beyond the pass,
 * one line surrounds both.
 */
function drawContourLines(half: number, flatness: number, sizes: readonly number[] = levels): string {
  const steps = 36
  return sizes
    .flatMap(size => {
      const isShared = size > 1
      // Angles at which the line exists, seen from the pass.
      const widest = isShared ? Math.PI : Math.asin(size ** 2) / 2
      const side = (direction: number) => {
        const angles = Array.from({ length: steps + 1 }, (_, index) => widest * ((2 * index) / steps - 1))
        // Each point once, as a repeated one would be a corner: both ends are one point, of the outer and the inner half too.
        const outer = (isShared ? angles.slice(1) : angles).map(angle => findPoint(angle, 1))
        const inner = isShared
          ? []
          : angles
              .slice(1, -1)
              .map(angle => findPoint(angle, -1))
              .toReversed()
        return smooth(
          [...outer, ...inner].map(([x, y]): Point => [
            middle.x + direction * half * x,
            middle.y + half * flatness * y,
          ]),
        )
      }
      const findPoint = (angle: number, root: 1 | -1): Point => {
        const [cosine, sine] = [Math.cos(2 * angle), Math.sin(2 * angle)]
        const radius = Math.sqrt(Math.max(0, cosine + root * Math.sqrt(Math.max(0, size ** 4 - sine ** 2))))
        return [radius * Math.cos(angle), radius * Math.sin(angle)]
      }
      return isShared ? [side(1)] : [side(-1), side(1)]
    })
    .join('')
}

/** A closed curve that touches the middle of each side of the polygon. */
function smooth(points: readonly Point[]): string {
  const middles = points.map(([x, y], index): Point => {
    const [nextX, nextY] = points[(index + 1) % points.length] ?? [x, y]
    return [(x + nextX) / 2, (y + nextY) / 2]
  })
  const curves = points.map((point, index) => [...point, ...(middles[index] ?? point)].join(' '))
  return `M${(middles.at(-1) ?? [0, 0]).join(' ')}Q${curves.join(' ')}Z`
}

/** Open rings, joined by lines. */
function drawPath(stops: readonly { x: number; y: number }[]): string {
  const radius = 5
  const bonds = stops.slice(1).map((to, index) => {
    const from = stops[index] ?? to
    const part = radius / Math.hypot(to.x - from.x, to.y - from.y)
    const [x, y] = [(to.x - from.x) * part, (to.y - from.y) * part]
    return `M${from.x + x} ${from.y + y}L${to.x - x} ${to.y - y}`
  })
  return stops.map(({ x, y }) => buildDotPath(x, y, radius)).join('') + bonds.join('')
}
