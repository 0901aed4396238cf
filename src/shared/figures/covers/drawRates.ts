import { placeNameLabelsInFrame } from './coverNameLabels'
import { buildDotPath, coverSize, type CoverArt, type CoverPart, type CoverTexts } from './coverArt'

const left = 28
const right = coverSize.width - 30
const base = 126
const tallest = 72

/**
 * Points at a quantity across and its price up, both to scale from nothing, on a line that begins there. The figures are
 * the quantity and the price of each in turn.
 */
export function drawRates(figures: readonly number[], { figures: texts, names }: CoverTexts): CoverArt {
  const points = placeRates(figures, { left, right, base, tallest })
  const isPrice = (index: number) => index % 2 === 1
  // Beside the line, which rises to the right.
  const above = (distance: number) => points.map(({ x, y }) => ({ x: x - 16, y: y - distance }))
  return {
    shapes: [
      {
        role: 'quiet',
        path: `M${left} ${base}H${right}${points.map(({ x, y }) => `M${x} ${y}V${base + 5}`).join('')}`,
      },
      ...drawLineOfRates(points, { x: left, y: base }, 6),
    ],
    labels: names.length
      ? [
          ...placeNameLabelsInFrame(
            above(12),
            texts.filter((_, index) => isPrice(index)),
          ).map(label => ({ ...label, role: 'beside' as const })),
          ...placeNameLabelsInFrame(
            points.map(({ x }) => ({ x, y: base + 20 })),
            texts.filter((_, index) => !isPrice(index)),
          ),
          ...placeNameLabelsInFrame(above(28), names),
        ]
      : [],
  }
}

/** The line of a thumbnail with its points. */
export function drawSmallRates(figures: readonly number[], middle: Place, reach: number): CoverPart[] {
  const [start, end] = [middle.x - reach + 6, middle.x + reach - 15]
  const foot = middle.y + reach - 6
  const points = placeRates(figures, { left: start, right: end, base: foot, tallest: 2 * reach - 24 })
  return drawLineOfRates(points, { x: start, y: foot }, 13)
}

type Place = Readonly<{ x: number; y: number }>

interface Frame {
  left: number
  right: number
  base: number
  tallest: number
}

function placeRates(figures: readonly number[], { left, right, base, tallest }: Frame): Place[] {
  const quantities = figures.filter((_, index) => index % 2 === 0)
  const prices = figures.filter((_, index) => index % 2 === 1)
  return quantities.map((quantity, index) => ({
    x: left + ((right - left) * quantity) / Math.max(...quantities),
    y: base - (tallest * (prices[index] ?? 0)) / Math.max(...prices),
  }))
}

function drawLineOfRates(points: readonly Place[], start: Place, radius: number): CoverPart[] {
  return [
    { role: 'argument', path: `M${start.x} ${start.y}${points.map(({ x, y }) => `L${x} ${y}`).join('')}` },
    { role: 'point', path: points.map(({ x, y }) => buildDotPath(x, y, radius)).join('') },
  ]
}
