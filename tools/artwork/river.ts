import { chart, inside, shores, type Course } from './parts/shore'
import { smooth, type Line, type Point } from './drawing/curve'
import { swell } from './drawing/field'
import { isolines, survey } from './drawing/isolines'
import { seeded } from './drawing/random'
import { circle, COPPER, draw, MINT, PAPER, sheet, wash } from './drawing/sheet'
import { stream } from './drawing/stream'

/** A stretch of river. */
export type River = Course & {
  seed: number
  /** Number of flow lines, and which of them is the route. */
  lines: number
  route: number
}

/** The points of a line closest to each of the given x positions: the stops of the route. */
function stops(lines: readonly Line[], places: readonly number[]): Point[] {
  const points = lines.flatMap(line => line.points)
  return places.flatMap(x => {
    const near = (a: Point, b: Point): Point => (Math.abs(b[0] - x) < Math.abs(a[0] - x) ? b : a)
    return points.length > 0 ? [points.reduce(near)] : []
  })
}

/** A river as flow lines that part around its islands, with a route in copper. */
export function river(options: River): string {
  const random = seeded(options.seed)
  const place = chart(options, swell(random, 1500, 5))
  const field = shores(options, place, swell(random, 300))
  const land = survey(field)
  const share = (across: number): number => Math.min(1, Math.max(0, across / (2 * options.reach) + 0.5))
  const water = stream(land, (x, y, height) => {
    const [along, across] = place(x, y)
    const isle = options.islands.reduce((a, b) => (inside(b, along, across) > inside(a, along, across) ? b : a))
    const ashore = Math.abs(across) - options.reach > inside(isle, along, across)
    return {
      start: share(across),
      held: height > 0 ? (ashore ? Math.round(share(across)) : share(isle.across)) : undefined,
    }
  })
  const level = (index: number): number => (index + 0.5) / options.lines
  const flow = Array.from({ length: options.lines }, (_, index) => isolines(water, level(index)).map(smooth).join(''))
  const route = isolines(water, level(options.route), 400)
  const track = route.map(smooth).join('')
  const calls = stops(route, [1000, 1306, 1640])
  const dots = (filled: boolean): string =>
    calls
      .filter((_, index) => (index === 1) === filled)
      .map(each => circle(each, filled ? 22 : 16))
      .join('')
  const shore = isolines(land, 0).map(smooth).join('')
  const echoes = isolines(land, 45).map(smooth).join('')
  const clearing = { ink: '#000', opacity: 1 }
  return sheet({
    ground:
      draw(flow.filter((_, index) => index % 5 !== 2).join(''), { ink: MINT, opacity: 0.4, width: 2.4 }) +
      draw(flow.filter((_, index) => index % 5 === 2).join(''), { ink: MINT, opacity: 0.55, width: 2.8 }),
    clear: wash(shore, '#000', 1) + draw(shore, { ...clearing, width: 18 }) + draw(track, { ...clearing, width: 22 }),
    figure:
      draw(shore, { ink: PAPER, opacity: 0.9, width: 4 }) +
      draw(echoes, { ink: MINT, opacity: 0.35, width: 2 }) +
      draw(track, { ink: COPPER, opacity: 1, width: 7 }) +
      wash(dots(true), COPPER, 1) +
      draw(dots(false), { ink: COPPER, opacity: 1, width: 5.5 }),
  })
}
