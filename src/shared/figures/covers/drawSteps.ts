import { placeNameLabelsInFrame } from './coverNameLabels'
import { buildDotPath, coverSize, type CoverArt, type CoverPart } from './coverArt'

const { width, height } = coverSize

type Place = Readonly<{ x: number; y: number }>

/**
 * The steps of a procedure, joined by lines, with a tick in all but the last, which is highlighted. If each has a name,
 * they are level rings, like the steps of a page, the last around a dot; otherwise they are discs that climb, with names
 * below the first and last.
 */
export function drawSteps(count: number, names: readonly string[]): CoverArt {
  const named = names.length === count
  const radius = Math.min(named ? 22 : 34, 110 / count)
  const left = named ? width / count / 2 : radius + 16
  const [middle, climb] = named ? [height / 2 - 14, 0] : [height / 2 - (names.length && 6), 62]
  const places = placeEvenly(count, { x: left, y: middle + climb / 2 }, { x: width - left, y: middle - climb / 2 })
  const ends = places.flatMap(({ x, y }, index) =>
    index === 0 ? [{ x, y: y + radius + 24 }] : index === count - 1 ? [{ x, y: y + radius + 28 }] : [],
  )
  return {
    shapes: named ? drawJoinedRings(places, radius) : drawJoinedStops(places, radius),
    labels: named
      ? // As large as figures, which small drawings show too: without them nobody would know the steps.
        placeNameLabelsInFrame(
          places.map(({ x, y }) => ({ x, y: y + radius + 26 })),
          names,
        ).map(label => ({ ...label, role: 'beside' }))
      : placeNameLabelsInFrame(ends, names),
  }
}

/** The steps of a thumbnail: three, climbing through the square. */
export function drawSmallSteps(middle: Place, reach: number): CoverPart[] {
  const radius = 23
  const side = reach - radius
  return drawJoinedStops(
    placeEvenly(3, { x: middle.x - side, y: middle.y + side }, { x: middle.x + side, y: middle.y - side }),
    radius,
  )
}

export function placeEvenly(count: number, first: Place, last: Place): Place[] {
  const part = (index: number) => index / Math.max(1, count - 1)
  return Array.from({ length: count }, (_, index) => ({
    x: first.x + (last.x - first.x) * part(index),
    y: first.y + (last.y - first.y) * part(index),
  }))
}

function drawJoinedStops(places: readonly Place[], radius: number): CoverPart[] {
  const dot = ({ x, y }: Place) => buildDotPath(x, y, radius)
  return [
    { role: 'line', path: drawBonds(places, radius) },
    {
      role: 'solid',
      path: places
        .slice(0, -1)
        .map(place => dot(place) + buildTickHolePath(place, radius))
        .join(''),
    },
    { role: 'point', path: places.slice(-1).map(dot).join('') },
  ]
}

function drawJoinedRings(places: readonly Place[], radius: number): CoverPart[] {
  const dot = ({ x, y }: Place) => buildDotPath(x, y, radius)
  const tick = ({ x, y }: Place) =>
    `M${x - 0.4 * radius} ${y + 0.05 * radius}l${0.28 * radius} ${0.28 * radius} ${0.54 * radius} ${-0.58 * radius}`
  return [
    {
      role: 'line',
      path:
        drawBonds(places, radius) +
        places
          .slice(0, -1)
          .map(place => dot(place) + tick(place))
          .join(''),
    },
    { role: 'argument', path: places.slice(-1).map(dot).join('') },
    {
      role: 'point',
      path: places
        .slice(-1)
        .map(({ x, y }) => buildDotPath(x, y, radius / 4))
        .join(''),
    },
  ]
}

const drawBonds = (places: readonly Place[], radius: number) =>
  places
    .slice(1)
    .map((place, index) => joinEdges(places[index] ?? place, place, radius + 4))
    .join('')

/** A line between two places that ends at a distance from both. */
export function joinEdges(from: Place, to: Place, distance: number): string {
  const part = distance / Math.hypot(to.x - from.x, to.y - from.y)
  const [x, y] = [(to.x - from.x) * part, (to.y - from.y) * part]
  return `M${from.x + x} ${from.y + y}L${to.x - x} ${to.y - y}`
}

/**
 * A tick, drawn in the direction opposite to that of a disc, so that it is a hole in it. Its sides are relative, so
 * that the ticks of a drawing compress well.
 */
function buildTickHolePath({ x, y }: Place, radius: number): string {
  const unit = radius * Math.SQRT1_2
  const [short, long, thickness] = [0.5 * unit, 0.95 * unit, 0.14 * unit]
  // From the end of the short arm to that of the long one, and back along the elbow.
  const sides = [
    [short - thickness, short - thickness],
    [long - thickness, thickness - long],
    [thickness, thickness],
    [-long, long],
    [-short, -short],
  ]
  const start = `${x - 0.16 * radius - short + thickness} ${y + 0.4 * radius - short - thickness}`
  return `M${start}l${sides.map(side => side.join(' ')).join(' ')}Z`
}
