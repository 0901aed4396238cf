import { placeNameLabelsInFrame, estimateNameWidth } from './coverNameLabels'
import { buildDotPath, coverSize, type CoverArt } from './coverArt'

const { width, height } = coverSize
/** From the edge to the first and last milestone. */
const edge = 24
/** From the edge to a name. */
const inset = 16
const mostLargeNames = 4

type Place = Readonly<{ x: number; y: number }>

/**
 * A river with one bend per milestone, the last highlighted: level, rising, or in loops. It begins at the first, named above it, and ends at
 * the last, named below it; or each is named, on the outer side of its bend.
 */
export function drawRiver(count: number, names: readonly string[], seed: number): CoverArt {
  const { rise, swing, pull } = courses[seed % courses.length] ?? courses[0]
  const places = Array.from({ length: count }, (_, index) => {
    const part = count > 1 ? index / (count - 1) : 0.5
    return {
      x: edge + (width - 2 * edge) * part,
      // Vary the amplitude so that no two consecutive bends look alike.
      y: height / 2 - rise * (part - 0.5) + (index % 2 ? 1 : -1) * swing * (1 - 0.175 * ((index * 5) % 3)),
    }
  })
  const ends = [names.slice(0, 1), names.slice(1).slice(-1)].flat()
  const course = places
    .map(({ x, y }, index) => {
      const before = places[index - 1]
      if (!before) return `M${x} ${y}`
      const reach = (x - before.x) * pull
      return `C${before.x + reach} ${before.y} ${x - reach} ${y} ${x} ${y}`
    })
    .join('')
  return {
    shapes: [
      { role: 'bank', path: course },
      { role: 'line', path: course },
      { role: 'solid', path: drawDots(places.slice(0, -1)) },
      { role: 'point', path: drawDots(places.slice(-1)) },
    ],
    labels:
      names.length === count
        ? // If few, as large as figures, which small drawings show too: without them nobody would know the milestones.
          placeNameLabelsInFrame(
            places.map(({ x, y }, index) => ({ x, y: index % 2 ? y + 24 : y - 14 })),
            names,
          ).map(label => ({ ...label, role: count > mostLargeNames ? 'name' : 'beside' }))
        : placeNameLabelsInFrame(placeEndNames(places, ends), ends, inset),
  }
}

const drawDots = (places: readonly Place[]) => places.map(({ x, y }) => buildDotPath(x, y, 7)).join('')

/** Clear of the bends that a name reaches over. */
function placeEndNames(places: readonly Place[], [first = '', last = '']: readonly string[]): Place[] {
  const findHeights = (isReached: (x: number) => boolean) => places.filter(({ x }) => isReached(x)).map(({ y }) => y)
  const above = Math.min(...findHeights(x => x < edge + estimateNameWidth(first)))
  const below = Math.max(...findHeights(x => x > width - edge - estimateNameWidth(last)))
  return [
    { x: edge, y: above - 14 },
    { x: width - edge, y: below + 22 },
  ]
}

const courses = [
  { rise: 0, swing: 38, pull: 0.5 },
  { rise: 64, swing: 18, pull: 0.5 },
  { rise: 0, swing: 36, pull: 1.15 },
] as const
