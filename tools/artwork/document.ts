import { lanes, line, PADDING, stamp, type Setting } from './parts/typesetting'
import { seeded } from './drawing/random'
import { COPPER, draw, HEIGHT, MINT, PAPER, sheet } from './drawing/sheet'

/** A page of text that turns into the bands of a gel. */
export type Page = Setting & {
  seed: number
  /** The lines in copper: a clause, and the band it becomes. */
  marked: readonly number[]
}

/** The edge of the page with a folded corner; it extends below the sheet. */
function edge({ left, top, width }: Page, shift: number): string {
  const [x, y, right, fold] = [left + shift, top - shift, left + width + shift, 86]
  const corner = shift === 0 ? `M${right - fold} ${y}V${y + fold}H${right}` : ''
  return `M${x} ${HEIGHT + 40}V${y}H${right - fold}L${right} ${y + fold}V${HEIGHT + 40}${corner}`
}

/** A page of ruled text that turns into a gel, from law to science, with one clause carried through. */
export function page(options: Page): string {
  const random = seeded(options.seed)
  const title = `M${options.left + PADDING} ${options.top + 84}h190`
  const rows = Array.from({ length: options.rows }, (_, row) => {
    const marked = options.marked.includes(row)
    return line(options, row, random)
      .map(mark => stamp(mark, marked ? COPPER : PAPER, marked ? 0.4 : 0))
      .join('')
  })
  return sheet({
    figure:
      draw(edge(options, 0), { ink: MINT, opacity: 0.75, width: 3.5 }) +
      draw(edge(options, 26), { ink: MINT, opacity: 0.35, width: 3 }) +
      draw(title, { ink: PAPER, opacity: 0.8, width: 10 }) +
      lanes(options) +
      rows.join(''),
  })
}
