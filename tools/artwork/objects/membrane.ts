import { round, straight, type Point } from '../drawing/curve'
import { corners } from '../drawing/molecule'
import { between, seeded } from '../drawing/random'
import { circle, COPPER, draw, MINT, object, PAPER, wash } from '../drawing/sheet'

const WIDTH = 1240
const PITCH = 78
const HEAD = 25
/** From the middle of the membrane to the heads on either side. */
const HALF = 100
const GATE = 772

/** The middle of the membrane: slightly arched, as a part of a large cell. */
const middle = (x: number): number => 292 + ((x - WIDTH / 2) / WIDTH) ** 2 * 190

/** One layer: heads and two tails each, except where the gate is. */
function layer(side: 1 | -1): { heads: string; tails: string } {
  const places = Array.from({ length: Math.floor(WIDTH / PITCH) + 1 }, (_, index) => index * PITCH + 31)
  const closed = places.filter(x => x < WIDTH && Math.abs(x - GATE) > PITCH)
  const tail = (x: number): string => {
    const from = middle(x) + side * (HALF - HEAD)
    return `M${round(x)} ${round(from)}v${-60 * side}`
  }
  return {
    heads: closed.map(x => circle([x, middle(x) + side * HALF], HEAD)).join(''),
    tails: closed.map(x => tail(x - 11) + tail(x + 11)).join(''),
  }
}

/** A hexagon: a molecule that stays outside. */
const hexagon = (place: Point): string => straight({ points: corners(place, 6, 31, 30), closed: true })

/** A membrane with one gate, in copper: much is outside, and only what the gate is for goes through. */
export function membrane(): string {
  const random = seeded(211)
  const layers = [layer(-1), layer(1)]
  const gate = [-1, 1].map(side => {
    const x = GATE + side * 44
    return `M${x} ${middle(x) - HALF - 30}c${side * 36} 60 ${-side * 30} 92 ${-side * 4} ${HALF + 30}s${side * 40} 64 ${side * 4} ${HALF + 30}`
  })
  const through = [-190, -128, -64, 0, 64, 128, 190].map((y): Point => [GATE, middle(GATE) + y])
  const outside = Array.from({ length: 9 }, (_, index): Point => [
    index * 134 + between(random, 50, 100),
    between(random, 0, 92),
  ])
  const kept = outside.filter(([x]) => Math.abs(x - GATE) > 84)
  const rings = kept.filter((_, index) => index % 3 !== 0).map(place => hexagon(place))
  const drops = kept.filter((_, index) => index % 3 === 0).map(place => circle(place, 19))
  return object(
    { x: -8, y: -32, width: WIDTH + 16, height: 570 },
    draw(layers.map(({ tails }) => tails).join(''), { ink: MINT, opacity: 0.6, width: 5 }) +
      wash(layers.map(({ heads }) => heads).join(''), MINT, 1) +
      draw(rings.join(''), { ink: PAPER, opacity: 1, width: 5 }) +
      draw(drops.join(''), { ink: PAPER, opacity: 1, width: 5 }) +
      draw(gate.join(''), { ink: COPPER, opacity: 1, width: 9 }) +
      wash(through.map(place => circle(place, 15)).join(''), COPPER, 1),
  )
}
