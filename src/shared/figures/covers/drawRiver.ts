import { buildNameLabels, estimateNameWidth } from './coverNameLabels'
import { buildDotPath, coverSize, roundPathNumbers, type CoverArt } from './coverPaths'

const { width, height } = coverSize

/**
 * A river with one bend per milestone: level, falling between contour lines, or in loops. The first and last are named
 * below its ends; above falling water a first name that is too wide for the bend. It runs on beyond the cover, for frames
 * wider than that.
 */
export function drawRiver(count: number, names: readonly string[], seed: number): CoverArt {
  const { fall, swing, pull, contours } = courses[seed % courses.length] ?? courses[0]
  const step = width / count
  const middle = height / 2 - (names.length && !fall ? 12 : 0)
  const place = (index: number, fromStart: boolean, y: number) => {
    const reach = 12 + estimateNameWidth(names[index] ?? '') / 2
    return { x: fromStart ? reach : width - reach, y }
  }
  const places = Array.from({ length: count }, (_, index) => ({
    x: step * (index + 0.5),
    // Vary the amplitude so that no two consecutive bends look alike.
    y: middle + fall * ((index + 0.5) / count - 0.5) + (index % 2 ? -1 : 1) * swing * (1 - 0.175 * ((index * 5) % 3)),
  }))
  const [first, , secondLow] = places
  const isFirstNarrow = first && secondLow && 12 + estimateNameWidth(names[0] ?? '') < secondLow.x - 20
  const firstBaseline = !fall ? 143 : isFirstNarrow ? first.y + 28 : 21
  const stops = [{ x: -20, y: middle - fall / 2 }, ...places, { x: width + 20, y: middle + fall / 2 }]
  const draw = (shift: number) => {
    const bends = stops.map(({ x, y }, index) => {
      const before = stops[index - 1]
      if (!before) return `M-90 ${y + shift}H${x}`
      const reach = (x - before.x) * pull
      return `C${before.x + reach} ${before.y + shift} ${x - reach} ${y + shift} ${x} ${y + shift}`
    })
    return roundPathNumbers(`${bends.join('')}H410`)
  }
  return {
    shapes: [
      ...(contours.length && !names.length ? [{ role: 'quiet' as const, path: contours.map(draw).join('') }] : []),
      { role: 'bank', path: draw(0) },
      { role: 'line', path: draw(0) },
      { role: 'point', path: places.map(({ x, y }) => buildDotPath(x, y, 7)).join('') },
    ],
    labels: buildNameLabels([place(0, true, firstBaseline), place(1, false, fall ? 147 : 143)], names),
  }
}

const courses = [
  { fall: 0, swing: 40, pull: 0.5, contours: [] },
  { fall: 76, swing: 20, pull: 0.5, contours: [-38, 38] },
  { fall: 0, swing: 38, pull: 1.15, contours: [] },
] as const
