import { at, type Point } from '../drawing/curve'
import { circle, COPPER, draw, MINT, object, PAPER, wash } from '../drawing/sheet'

const WIDTH = 1240
const MIDDLE = 290
const REACH = 210
const TURN = 620
/** Rungs in each half turn, and the one in copper. */
const RUNGS = 6
const MARKED = 8

const phase = (x: number): number => (x / TURN) * 2 * Math.PI + Math.PI / 2
const strandAt = (x: number, side: 1 | -1): Point => [x, MIDDLE + side * REACH * Math.sin(phase(x))]

/** A strand, interrupted where it passes behind the other. */
function strand(side: 1 | -1): string {
  const parts: Point[][] = [[]]
  for (let x = 0; x <= WIDTH; x += 4) {
    const [height, depth] = [Math.sin(phase(x)), side * Math.cos(phase(x))]
    if (Math.abs(height) < 0.09 && depth < 0) parts.push([])
    else parts.at(-1)?.push(strandAt(x, side))
  }
  return parts
    .filter(part => part.length > 1)
    .map(part => `M${part.map(at).join('L')}`)
    .join('')
}

/** Two strands that hold together rung by rung, as two parties by their terms; one rung is in copper. */
export function strands(): string {
  const spacing = TURN / 2 / RUNGS
  const places = Array.from({ length: Math.floor(WIDTH / spacing) + 1 }, (_, index) => index * spacing)
  const rungs = places
    .map((x, index) => ({ marked: index === MARKED, ends: [strandAt(x, 1), strandAt(x, -1)] as const }))
    .filter(({ ends: [a, b] }) => Math.abs(a[1] - b[1]) > 60)
  const plain = rungs.filter(({ marked }) => !marked)
  const half = (from: Point, to: Point): string => {
    const meet = (from[1] + to[1]) / 2
    return `M${at(from)}V${meet + Math.sign(from[1] - meet) * 9}`
  }
  const marked = rungs.filter(rung => rung.marked).map(({ ends }) => ends)
  const dots = (side: 0 | 1): string => plain.map(({ ends }) => circle(ends[side], 11)).join('')
  return object(
    { x: -26, y: 40, width: WIDTH + 52, height: 500 },
    draw(plain.map(({ ends: [a, b] }) => half(a, b)).join(''), { ink: MINT, opacity: 0.75, width: 7 }) +
      draw(plain.map(({ ends: [a, b] }) => half(b, a)).join(''), { ink: PAPER, opacity: 0.75, width: 7 }) +
      draw(strand(1), { ink: MINT, opacity: 0.95, width: 8 }) +
      draw(strand(-1), { ink: PAPER, opacity: 0.95, width: 8 }) +
      wash(dots(0), MINT, 1) +
      wash(dots(1), PAPER, 1) +
      draw(marked.map(([a, b]) => `M${at(a)}L${at(b)}`).join(''), { ink: COPPER, opacity: 1, width: 13 }) +
      wash(
        marked
          .flat()
          .map(end => circle(end, 18))
          .join(''),
        COPPER,
        1,
      ),
  )
}
