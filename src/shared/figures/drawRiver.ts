import { buildDotPath, buildLabels, coverSize, roundPathNumbers, type CoverArt } from './coverPaths'

const { width, height } = coverSize

/** A river with one numbered bend per milestone: level, falling between contour lines, or in loops. */
export function drawRiver(count: number, seed: number): CoverArt {
  const { fall, swing, pull, contours } = courses[seed % courses.length] ?? courses[0]
  const step = width / count
  const places = Array.from({ length: count }, (_, index) => ({
    x: step * (index + 0.5),
    // Vary the amplitude so that no two consecutive bends look alike.
    y:
      height / 2 +
      fall * ((index + 0.5) / count - 0.5) +
      (index % 2 ? -1 : 1) * swing * (1 - 0.175 * ((index * 5) % 3)),
  }))
  const stops = [{ x: -20, y: (height - fall) / 2 }, ...places, { x: width + 20, y: (height + fall) / 2 }]
  const draw = (shift: number) => {
    const bends = stops.map(({ x, y }, index) => {
      const before = stops[index - 1]
      if (!before) return `M${x} ${y + shift}`
      const reach = (x - before.x) * pull
      return `C${before.x + reach} ${before.y + shift} ${x - reach} ${y + shift} ${x} ${y + shift}`
    })
    return roundPathNumbers(bends.join(''))
  }
  return {
    shapes: [
      ...(contours.length ? [{ role: 'quiet' as const, path: contours.map(draw).join('') }] : []),
      { role: 'bank', path: draw(0) },
      { role: 'line', path: draw(0) },
      { role: 'point', path: places.map(({ x, y }) => buildDotPath(x, y, 10.5)).join('') },
    ],
    labels: buildLabels(
      places.map(({ x, y }) => ({ x, y: y + 4.3 })),
      places.map((_, index) => String(index + 1)),
      'filled',
    ),
  }
}

const courses = [
  { fall: 0, swing: 40, pull: 0.5, contours: [] },
  { fall: 84, swing: 22, pull: 0.5, contours: [-38, 38] },
  { fall: 0, swing: 38, pull: 1.15, contours: [] },
] as const
