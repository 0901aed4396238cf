import { buildDotPath, coverSize, type CoverArt, type CoverPart } from './coverArt'
import { buildCentredLines } from './coverNameLabels'

const middle = { x: coverSize.width / 2, y: coverSize.height / 2 }

/** Two circles that overlap, each with its name in its own part, and what they share highlighted, with the last name. */
export function drawOverlap([first = '', second = '', shared = '']: readonly string[]): CoverArt {
  const [radius, reach] = [75, 41]
  const ownWidth = 2 * reach - 8
  return {
    shapes: drawOverlappingCircles(radius, reach),
    labels: [
      ...buildCentredLines({ x: middle.x - radius, y: middle.y }, first, ownWidth),
      ...buildCentredLines(middle, shared, 2 * (radius - reach) - 8),
      ...buildCentredLines({ x: middle.x + radius, y: middle.y }, second, ownWidth),
    ],
  }
}

/** Circles of a radius around two points, each `reach` from the middle of the cover. */
export function drawOverlappingCircles(radius: number, reach: number): CoverPart[] {
  const half = Math.sqrt(radius ** 2 - reach ** 2)
  const arc = `A${radius} ${radius} 0 0 1 ${middle.x}`
  return [
    { role: 'line', path: [-reach, reach].map(side => buildDotPath(middle.x + side, middle.y, radius)).join('') },
    { role: 'argument', path: `M${middle.x} ${middle.y - half}${arc} ${middle.y + half}${arc} ${middle.y - half}Z` },
  ]
}
