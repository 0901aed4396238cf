import { pillDrawing, pocket, tear, type Pill } from './parts/pill'
import { roundedRectangle, type Point } from './drawing/curve'
import { between, seeded } from './drawing/random'
import { COPPER, draw, MINT, object, PAPER, setDown } from './drawing/sheet'

/** A blister card with pills in rows. */
export type Blister = {
  seed: number
  columns: number
  rows: number
  pitch: readonly [across: number, down: number]
  /** Its rotation in degrees. */
  turn: number
  pill: Omit<Pill, 'place'>
  /** The opened pocket, and where its pill lies, in the card’s coordinates. */
  opened: { column: number; row: number; fallen: Point; turn: number }
}

/** The card: a double edge, and the perforation between its pockets. */
function card({ columns, rows, pitch: [across, down] }: Blister): string {
  const [width, height] = [columns * across + 44, rows * down + 44]
  const edge = (grow: number, bend: number): string => {
    const [w, h] = [width + 2 * grow, height + 2 * grow]
    return roundedRectangle([-w / 2, -h / 2], w, h, bend)
  }
  const cuts = [
    ...Array.from(
      { length: columns - 1 },
      (_, i) => `M${(i + 1 - columns / 2) * across} ${-height / 2 + 16}V${height / 2 - 16}`,
    ),
    ...Array.from({ length: rows - 1 }, (_, i) => `M${-width / 2 + 16} ${(i + 1 - rows / 2) * down}H${width / 2 - 16}`),
  ]
  return (
    draw(edge(0, 34), { ink: MINT, opacity: 0.9, width: 5 }) +
    draw(edge(-11, 25), { ink: MINT, opacity: 0.5, width: 4 }) +
    draw(cuts.join(''), { ink: MINT, opacity: 0.6, width: 4, dash: '4 14' })
  )
}

/** A blister card seen from above, with one pocket opened and its pill in copper beside it. */
export function blister(options: Blister): string {
  const {
    columns,
    rows,
    pitch: [across, down],
    turn,
    pill,
    opened,
  } = options
  const random = seeded(options.seed)
  const cells = Array.from({ length: columns * rows }, (_, index) => {
    const [column, row] = [index % columns, Math.floor(index / columns)]
    const place: Point = [(column + 0.5 - columns / 2) * across, (row + 0.5 - rows / 2) * down]
    const isOpen = column === opened.column && row === opened.row
    // Each pill lies at a slightly different angle.
    return { isOpen, pocket: { ...pill, place }, pill: { ...pill, place, turn: pill.turn + between(random, -5, 5) } }
  })
  const drawings = cells.map(cell =>
    cell.isOpen
      ? pocket(cell.pocket, COPPER, 1) + tear(cell.pocket, random)
      : pocket(cell.pocket, MINT, 0.7) + pillDrawing(cell.pill, PAPER, 0.9),
  )
  const loose = pillDrawing({ ...pill, place: opened.fallen, turn: opened.turn }, COPPER, 1.9)
  // The card, upright or turned, and its pill beside it.
  const [half, tall] = [(columns * across) / 2 + 80, rows * down + 225]
  const left = opened.fallen[0] - pill.length
  return object(
    { x: left, y: -tall / 2, width: half + 20 - left, height: tall },
    setDown([0, 0], turn, card(options) + drawings.join('') + loose),
  )
}
