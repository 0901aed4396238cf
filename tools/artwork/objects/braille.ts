import { plate } from '../parts/plate'
import type { Point } from '../drawing/curve'
import { circle, draw, MINT, object, PAPER, wash } from '../drawing/sheet'

/** “page”, the same word in both languages, in braille: the raised dots of each cell, numbered down two columns. */
const letters = [[1, 2, 3, 4], [1], [1, 2, 4, 5], [1, 5]]
const PITCH = 150
/** From the last column of a letter to the first of the next. */
const BETWEEN = 214
const RADIUS = 54

const width = letters.length * (PITCH + BETWEEN) - BETWEEN
const dots = letters.flatMap((raised, cell) =>
  Array.from({ length: 6 }, (_, dot) => {
    const place: Point = [cell * (PITCH + BETWEEN) + Math.floor(dot / 3) * PITCH, (dot % 3) * PITCH]
    return { place, raised: raised.includes(dot + 1) }
  }),
)

/** A well plate read with the fingers: its filled wells spell a word in braille. */
export function braille(): string {
  const wells = (raised: boolean): string =>
    dots
      .filter(dot => dot.raised === raised)
      .map(({ place }) => circle(place, RADIUS))
      .join('')
  const rim = PITCH * 1.02
  return object(
    { x: -rim, y: -rim, width: width + 2 * rim, height: 2 * PITCH + 2 * rim },
    plate({ columns: width / PITCH + 1, rows: 3, pitch: PITCH }) +
      draw(wells(false), { ink: MINT, opacity: 0.7, width: 5 }) +
      wash(wells(true), PAPER, 0.95),
  )
}
