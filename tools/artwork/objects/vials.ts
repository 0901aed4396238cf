import { between, seeded, type Random } from '../drawing/random'
import { COPPER, draw, MINT, object, PAPER } from '../drawing/sheet'

const COUNT = 6
const PITCH = 208
const WIDTH = 164
const HEIGHT = 540
const NECK = 96
/** The line up to which a vial may be filled. */
const LIMIT = 214
const LEADING = 34

/** The glass of a vial: stopper, neck, shoulders and a rounded bottom. */
function glass(x: number): string {
  const inset = (WIDTH - NECK) / 2
  const body = `M${x + inset} 52v44c0 34 ${-inset} 34 ${-inset} 68V${HEIGHT - 34}q0 34 34 34h${WIDTH - 68}q34 0 34 -34V164c0 -34 ${-inset} -34 ${-inset} -68v-44`
  return `${body}M${x + inset - 14} 8h${NECK + 28}v44h${-NECK - 28}Z`
}

/** What is in a vial: lines of text, up to a level below the limit. */
function filling(x: number, level: number, random: Random): string {
  const lines: string[] = []
  for (let y = level; y < HEIGHT - 20; y += LEADING) {
    const isLast = y + LEADING >= HEIGHT - 20
    const split = between(random, 28, 80)
    lines.push(`M${x + 28} ${y}h${split}${isLast ? '' : `m22 0H${x + WIDTH - 28}`}`)
  }
  return lines.join('')
}

/** Vials filled with lines of text, each up to another level, none above the one limit, in copper. */
export function vials(): string {
  const random = seeded(213)
  const places = Array.from({ length: COUNT }, (_, index) => index * PITCH)
  const levels = [3, 1, 4, 2, 1, 5].map(rows => LIMIT + 6 + rows * LEADING)
  const end = (COUNT - 1) * PITCH + WIDTH
  return object(
    { x: -52, y: -14, width: end + 104, height: HEIGHT + 30 },
    draw(places.map((x, index) => filling(x, levels[index] ?? LIMIT, random)).join(''), {
      ink: PAPER,
      opacity: 0.85,
      width: 10,
    }) +
      draw(places.map(glass).join(''), { ink: MINT, opacity: 0.95, width: 6 }) +
      draw(`M-42 ${LIMIT}H${end + 42}`, { ink: COPPER, opacity: 1, width: 8 }),
  )
}
