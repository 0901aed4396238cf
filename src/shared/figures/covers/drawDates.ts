import { placeNameLabelsInFrame } from './coverNameLabels'
import { buildDotPath, coverSize, type CoverArt, type CoverPart, type CoverTexts } from './coverArt'

const { width, height } = coverSize
const edge = 30
/** From the edge to a figure. */
const inset = 16
const [startRadius, radius, markedRadius] = [8, 8, 11]

/**
 * Dates on a line to scale, counted from one start, which is a ring: the line up to the marked one, the next, is
 * highlighted. The first name is that of the start.
 */
export function drawDates(figures: readonly number[], { figures: texts, names }: CoverTexts, marked: number): CoverArt {
  const y = height / 2 - (names.length && 4)
  const last = Math.max(...figures)
  const place = (figure: number) => ({ x: edge + ((width - 2 * edge) * figure) / last, y })
  const start = place(0)
  const dates = figures.map(place)
  // A mark for each unit, of a long scale for every third.
  const step = last > 36 ? 3 : 1
  const ticks = Array.from({ length: Math.floor(last / step) + 1 }, (_, index) => {
    const unit = index * step
    return `M${place(unit).x} ${y + 18}v${unit % 6 ? 5 : 10}`
  })
  return {
    shapes: [
      ...drawDots(start, dates, marked, [startRadius, radius, markedRadius]),
      { role: 'quiet', path: ticks.join('') },
    ],
    labels: names.length
      ? [
          ...placeNameLabelsInFrame(
            dates.map(({ x }) => ({ x, y: y - 20 })),
            texts,
            inset,
          ).map(label => ({ ...label, role: 'beside' as const })),
          ...placeNameLabelsInFrame(
            [start, ...dates].map(({ x }) => ({ x, y: y + 48 })),
            names,
          ),
        ]
      : [],
  }
}

/** The dates of a thumbnail, without the ticks. */
export function drawSmallDates(figures: readonly number[], marked: number, middle: Place, reach: number): CoverPart[] {
  const radii = [12, 12, 17] as const
  const [left, right] = [middle.x - reach + radii[0], middle.x + reach - radii[1]]
  const place = (figure: number) => ({ x: left + ((right - left) * figure) / Math.max(...figures), y: middle.y })
  return drawDots(place(0), figures.map(place), marked, radii)
}

type Place = Readonly<{ x: number; y: number }>

function drawDots(
  start: Place,
  dates: readonly Place[],
  marked: number,
  [ringRadius, dotRadius, markedDotRadius]: readonly [number, number, number],
): CoverPart[] {
  const next = dates[marked - 1] ?? start
  const others = dates.filter(date => date !== next)
  const end = Math.max(next.x, ...others.map(({ x }) => x))
  return [
    { role: 'line', path: `${buildDotPath(start.x, start.y, ringRadius)}M${next.x} ${next.y}H${end}` },
    { role: 'argument', path: `M${start.x + ringRadius} ${start.y}H${next.x}` },
    { role: 'solid', path: others.map(({ x, y }) => buildDotPath(x, y, dotRadius)).join('') },
    { role: 'point', path: buildDotPath(next.x, next.y, markedDotRadius) },
  ]
}
