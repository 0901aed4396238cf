import { polar, round, straight, type Point } from '../drawing/curve'
import { between, type Random } from '../drawing/random'
import { COPPER, draw, setDown, wash } from '../drawing/sheet'

/** A pill: centre, length, width and rotation. A round tablet is as long as it is wide. */
export type Pill = { place: Point; length: number; width: number; turn: number; kind: 'capsule' | 'tablet' }

/** Path data of a pill’s outline, `grow` pixels larger on all sides. */
function outline({ length, width }: Pill, grow = 0): string {
  const r = width / 2 + grow
  const flat = length - width
  return `M${-flat / 2} ${-r}h${flat}a${r} ${r} 0 0 1 0 ${2 * r}h${-flat}a${r} ${r} 0 0 1 0 ${-2 * r}Z`
}

/** Hatching along a round body that gets denser towards the shaded side. */
function shading({ kind, length, width }: Pill): string {
  const r = width / 2
  const shares = kind === 'tablet' ? [0.24, 0.41, 0.56, 0.69] : [0.3, 0.5, 0.67, 0.81]
  return shares
    .map(share => {
      const y = r * share
      const half = (length - width) / 2 + Math.sqrt(r * r - y * y) - (kind === 'tablet' ? 15 : 7)
      return `M${round(-half)} ${round(y)}H${round(half)}`
    })
    .join('')
}

/** The seam of a capsule’s two halves, or the score line of a tablet. */
function seam({ kind, length, width }: Pill): string {
  const r = width / 2
  if (kind === 'capsule') return `M6 ${-r}Q14 0 6 ${r}`
  const half = Math.sqrt((r - 9) ** 2 - 9)
  return length === width ? `M${-half} 0H${half}` : `M0 ${-half}V${half}`
}

/** A pill in one ink. */
export function pillDrawing(pill: Pill, ink: string, strength: number): string {
  const r = pill.width / 2
  const far = (pill.length - pill.width) / 2
  const half = `M6 ${-r}H${far}a${r} ${r} 0 0 1 0 ${2 * r}H6Q14 0 6 ${-r}Z`
  const isTablet = pill.kind === 'tablet'
  const body = isTablet
    ? draw(outline(pill, -9), { ink, opacity: 0.5 * strength, width: 3.5 })
    : wash(half, ink, 0.2 * strength)
  const shade = draw(shading(pill), { ink, opacity: 0.5 * strength, width: 3.5 })
  const lines = draw(outline(pill) + seam(pill), { ink, opacity: Math.min(1, 0.95 * strength), width: 5 })
  return setDown(pill.place, pill.turn, body + shade + lines)
}

/** The pocket around a pill. */
export function pocket(pill: Pill, ink: string, opacity: number): string {
  return setDown(pill.place, pill.turn, draw(outline(pill, 15), { ink, opacity, width: 4 }))
}

/** Torn foil: a ragged edge around the empty pocket. */
export function tear({ place, length, width, turn }: Pill, random: Random): string {
  const [flat, r] = [length - width, width / 2]
  const girth = 2 * flat + Math.PI * width
  const points: Point[] = []
  for (let walked = 0; walked < girth - 8; walked += between(random, 8, 24)) {
    // Follows the outline: along the top, round one end, back along the bottom, round the other.
    const side = walked < girth / 2 ? 1 : -1
    const step = walked % (girth / 2)
    const angle = Math.max(0, (step - flat) / r) * (180 / Math.PI) - 90 + (side < 0 ? 180 : 0)
    points.push(polar([side * (Math.min(step, flat) - flat / 2), 0], angle, r + between(random, -9, 4)))
  }
  const edge = straight({ points, closed: true })
  return setDown(place, turn, wash(edge, COPPER, 0.1) + draw(edge, { ink: COPPER, opacity: 0.9, width: 4 }))
}
