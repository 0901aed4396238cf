import { estimateNameWidth } from './coverNameLabels'
import { buildDotPath, coverSize, type CoverArt, type CoverPart } from './coverArt'
import { joinEdges, placeEvenly } from './drawSteps'

const radius = 7
/** From the edge to the nearest dot or name, and from a dot to its name. */
const [margin, toName] = [28, 14]

type Place = Readonly<{ x: number; y: number }>

/** Stages on a line that rises: rings, of which the last is filled, each with its name below it, to its right. */
export function drawStages(count: number, names: readonly string[]): CoverArt {
  const last = Math.max(1, count - 1)
  const toEnds = names.map(name => toName + estimateNameWidth(name))
  const steps = toEnds.map((toEnd, index) => (index ? (coverSize.width - 2 * margin - toEnd) / index : Infinity))
  const step = Math.min(72, (coverSize.width - 2 * margin) / last, ...steps)
  const width = Math.max(step * last, ...toEnds.map((toEnd, index) => index * step + toEnd))
  const left = (coverSize.width - width) / 2
  const rise = Math.min(32, 96 / last) * last
  const foot = coverSize.height / 2 + rise / 2 - (names.length && 4)
  const places = placeEvenly(count, { x: left, y: foot }, { x: left + step * last, y: foot - rise })
  return {
    shapes: drawJoinedStages(places, radius),
    labels: places.flatMap(({ x, y }, index) => {
      const text = names[index]
      return text ? [{ x: Math.round(x + toName), y: Math.round(y + 13), text, role: 'beside', anchor: 'start' }] : []
    }),
  }
}

/** The stages of a thumbnail: three, rising through the square. */
export function drawSmallStages(middle: Place, reach: number): CoverPart[] {
  const size = 16
  const side = reach - size
  return drawJoinedStages(
    placeEvenly(3, { x: middle.x - side, y: middle.y + side }, { x: middle.x + side, y: middle.y - side }),
    size,
  )
}

function drawJoinedStages(places: readonly Place[], size: number): CoverPart[] {
  const rings = places.slice(0, -1).map(({ x, y }) => buildDotPath(x, y, size))
  const lines = places.slice(1).map((place, index) => joinEdges(places[index] ?? place, place, size))
  return [
    { role: 'line', path: [...lines, ...rings].join('') },
    {
      role: 'point',
      path: places
        .slice(-1)
        .map(({ x, y }) => buildDotPath(x, y, size + 1))
        .join(''),
    },
  ]
}
