import type { Point } from '../drawing/curve'
import { circle, COPPER, draw, MINT, object, PAPER, wash } from '../drawing/sheet'

const REACH = 470
/** How far the heavier pan hangs below the middle. */
const TILT = 62
const PAN = 420
const CORD = 280
const BLOCK = 56
const PITCH = 70

/** A pan on two cords from the end of the beam. */
function pan([x, y]: Point): string {
  const [half, foot] = [PAN / 2, y + CORD]
  return `M${x} ${y}L${x - half + 30} ${foot}M${x} ${y}L${x + half - 30} ${foot}M${x - half} ${foot}h${PAN}c-30 62 -90 84 -${PAN / 2} 84s-180 -22 -${PAN / 2} -84Z`
}

/** Squares in rows on a pan, from the lowest row. */
function load([x, y]: Point, rows: readonly number[]): string {
  return rows
    .flatMap((count, row) =>
      Array.from({ length: count }, (_, index) => {
        const left = x + (index - count / 2) * PITCH + (PITCH - BLOCK) / 2
        return `M${left} ${y + CORD - 12 - BLOCK - row * PITCH}h${BLOCK}v${BLOCK}h-${BLOCK}Z`
      }),
    )
    .join('')
}

/** A balance that weighs a year of salary against a year of a plan, half of it, in copper. */
export function balance(): string {
  const [left, right]: [Point, Point] = [
    [-REACH, TILT],
    [REACH, -TILT],
  ]
  const joints: Point[] = [[0, 0], left, right]
  return object(
    { x: -700, y: -110, width: 1400, height: 640 },
    draw('M0 0V462M-150 500c0 -26 60 -38 150 -38s150 12 150 38Z', { ink: MINT, opacity: 0.95, width: 6 }) +
      draw(pan(left) + pan(right), { ink: MINT, opacity: 0.95, width: 6 }) +
      draw(`M${left.join(' ')}L${right.join(' ')}`, { ink: PAPER, opacity: 1, width: 10 }) +
      wash(load(left, [2, 2]), PAPER, 1) +
      wash(load(right, [2]), COPPER, 1) +
      wash(joints.map(joint => circle(joint, 15)).join(''), MINT, 1),
  )
}
