import { round, type Point } from '../drawing/curve'
import { circle, COPPER, draw, MINT, object, PAPER, wash } from '../drawing/sheet'

/** Where the chart ends, and the bell curve beside it begins. */
const END = 1000
const PITCH = 66
/** From the middle to either limit, in standard deviations, and the height of one. */
const LIMIT = 3
const DEVIATION = 66
/** The batches in standard deviations from the middle, and the one outside the limits. */
const batches = [0.4, -0.9, 1.1, 0.2, -1.5, -0.3, 1.3, 0.5, -0.6, 3.7, 0.8, -1.1, 0.3, -0.4]
const OUTSIDE = batches.findIndex(batch => Math.abs(batch) > LIMIT)
const BELL = 190

const height = (deviations: number): number => -deviations * DEVIATION
const place = (batch: number, index: number): Point => [58 + index * PITCH, height(batch)]
const level = (deviations: number, from = 0, to = END): string => `M${from} ${height(deviations)}H${to}`

/** The distribution of the batches, on its side; hatched within one deviation. */
function bell(): string {
  const reach = (deviations: number): number => END + 46 + BELL * Math.exp((-deviations * deviations) / 2)
  const steps = Array.from({ length: 67 }, (_, index) => -3.3 + index / 10)
  const outline = steps.map(step => `${round(reach(step))} ${round(height(step))}`).join('L')
  const hatching = [-0.9, -0.6, -0.3, 0, 0.3, 0.6, 0.9].map(step => level(step, END + 64, Math.round(reach(step)) - 16))
  return `M${outline}${hatching.join('')}`
}

/** A control chart: batches between two limits, and the one outside them in copper. */
export function controlChart(): string {
  const points = batches.map(place)
  const [marked] = points.slice(OUTSIDE)
  const inside = points.filter((_, index) => index !== OUTSIDE)
  return object(
    { x: -20, y: height(4.5), width: 1280, height: 8.2 * DEVIATION },
    draw(level(0), { ink: MINT, opacity: 0.7, width: 4 }) +
      draw(level(LIMIT) + level(-LIMIT), { ink: MINT, opacity: 0.95, width: 6, dash: '22 16' }) +
      draw(bell(), { ink: MINT, opacity: 0.95, width: 6 }) +
      draw(`M${points.map(point => point.join(' ')).join('L')}`, { ink: PAPER, opacity: 0.85, width: 6 }) +
      wash(inside.map(point => circle(point, 15)).join(''), PAPER, 1) +
      (marked
        ? draw(circle(marked, 34), { ink: COPPER, opacity: 1, width: 8 }) + wash(circle(marked, 17), COPPER, 1)
        : ''),
  )
}
