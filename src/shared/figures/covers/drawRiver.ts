import { breakIfWider, placeNameLabelsInFrame, estimateNameWidth } from './coverNameLabels'
import { buildDotPath, coverSize, type CoverArt, type CoverLabel } from './coverArt'

const { width, height } = coverSize
/** From the edge to the first and last milestone. */
const edge = 24
const radius = 7
const lineHeight = 14
const mostLargeNames = 4

type Place = Readonly<{ x: number; y: number }>

/**
 * A river with one bend per milestone: level, rising, or in loops. It begins at the first, named above it, and ends at
 * the last, named below it; or each is named, on the outer side of its bend. The `marked` one, from 1, is highlighted.
 */
export function drawRiver(count: number, names: readonly string[], seed: number, marked = count): CoverArt {
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
  const dots = places.map(({ x, y }) => buildDotPath(x, y, radius))
  const isHighlighted = (_: unknown, index: number) => index === marked - 1
  return {
    shapes: [
      { role: 'bank', path: course },
      { role: 'line', path: course },
      { role: 'solid', path: dots.filter((dot, index) => !isHighlighted(dot, index)).join('') },
      { role: 'point', path: dots.filter(isHighlighted).join('') },
    ],
    labels:
      names.length === count
        ? // If few, as large as figures, which small drawings show too: without them nobody would know the milestones.
          placeNameLabelsInFrame(
            places.map(({ x, y }, index) => ({ x, y: index % 2 ? y + 24 : y - 14 })),
            names,
          ).map(label => ({ ...label, role: count > mostLargeNames ? 'name' : 'beside' }))
        : placeEndNames(places, ends),
  }
}

/**
 * The names of both ends, aligned with the outer edges of their dots, and broken in two if they reached over more than one
 * further bend; clear of the bends that they reach over.
 */
function placeEndNames(places: readonly Place[], names: readonly string[]): CoverLabel[] {
  const [left, right] = [edge - radius, width - edge + radius]
  const pitch = (width - 2 * edge) / Math.max(1, places.length - 1)
  const [first = [], last = []] = names.map(name => breakIfWider(name, 2 * pitch))
  const reach = (lines: readonly string[]) => Math.max(...lines.map(estimateNameWidth)) + radius
  const above = Math.min(...places.filter(({ x }) => x < left + reach(first)).map(({ y }) => y))
  const below = Math.max(...places.filter(({ x }) => x > right - reach(last)).map(({ y }) => y))
  return [
    ...first.map((text, line): CoverLabel => {
      const y = Math.round(above - 14 - lineHeight * (first.length - 1 - line))
      return { x: left, y, text, role: 'name', anchor: 'start' }
    }),
    ...last.map((text, line): CoverLabel => {
      const y = Math.round(below + 22 + lineHeight * line)
      return { x: right, y, text, role: 'name', anchor: 'end' }
    }),
  ]
}

const courses = [
  { rise: 0, swing: 38, pull: 0.5 },
  { rise: 64, swing: 18, pull: 0.5 },
  { rise: 0, swing: 36, pull: 1.15 },
] as const
