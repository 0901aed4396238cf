import { findCrowdedLabelText, placeNameLabelsInFrame } from './coverNameLabels'
import { buildDotPath, coverSize, type CoverArt, type CoverPart } from './coverArt'

const monthsOfYear = 12
const edge = 32
const radius = 8
/** From the edge to a name. */
const inset = 16

/**
 * A year as a line with a mark per month, from the month of the first figure on: those of the figures are dots with
 * their names, in the order of the figures.
 */
export function drawYear(figures: readonly number[], names: readonly string[]): CoverArt {
  const pitch = (coverSize.width - 2 * edge) / (monthsOfYear - 1)
  const y = coverSize.height / 2 - (names.length && 8)
  const place = (month: number) => edge + pitch * month
  const dots = listMonthsFromFirst(figures).map(month => ({ x: place(month), y }))
  const printNames = (alternates: boolean) =>
    placeNameLabelsInFrame(
      dots.map(({ x }, index) => ({ x, y: alternates && index % 2 ? y - 20 : y + 30 })),
      names,
      inset,
    ).map(label => ({ ...label, role: 'beside' as const }))
  const level = printNames(false)
  return {
    shapes: [
      {
        role: 'quiet',
        path: Array.from({ length: monthsOfYear }, (_, month) => `M${place(month)} ${y - 6}v12`).join(''),
      },
      { role: 'line', path: `M${edge} ${y}H${place(monthsOfYear - 1)}` },
      { role: 'solid', path: dots.map(dot => buildDotPath(dot.x, dot.y, radius)).join('') },
    ],
    labels: findCrowdedLabelText(level) ? printNames(true) : level,
  }
}

/** The year of a thumbnail: its dots on a line. */
export function drawSmallYear(
  figures: readonly number[],
  middle: Readonly<{ x: number; y: number }>,
  reach: number,
): CoverPart[] {
  const size = 10
  const pitch = (2 * (reach - size)) / (monthsOfYear - 1)
  const dots = listMonthsFromFirst(figures).map(month =>
    buildDotPath(middle.x - reach + size + pitch * month, middle.y, size),
  )
  return [
    { role: 'line', path: `M${middle.x - reach + size} ${middle.y}H${middle.x + reach - size}` },
    { role: 'solid', path: dots.join('') },
  ]
}

/** How many months after the first figure each is. */
const listMonthsFromFirst = (figures: readonly number[]) =>
  figures.map(figure => (figure - (figures[0] ?? 1) + monthsOfYear) % monthsOfYear)
