import { lanes, line, measureHeight, PADDING, stamp, type Setting } from './parts/typesetting'
import { seeded } from './drawing/random'
import { COPPER, draw, MINT, object, PAPER } from './drawing/sheet'

/** A page of text that turns into the bands of a gel. */
export type Page = Setting & {
  seed: number
  /** The lines in copper: a clause, and the band it becomes. */
  marked: readonly number[]
}

/** The edge of the page with a folded corner. */
function edge({ width, ...page }: Page, shift: number): string {
  const [x, y, right, fold] = [shift, -shift, width + shift, 86]
  const corner = shift === 0 ? `M${right - fold} ${y}V${y + fold}H${right}` : ''
  return `M${x} ${y + measureHeight(page)}V${y}H${right - fold}L${right} ${y + fold}V${y + measureHeight(page)}Z${corner}`
}

/** A page of ruled text that turns into a gel, from law to science, with one clause carried through. */
export function page(options: Page): string {
  const random = seeded(options.seed)
  const title = `M${PADDING} 84h250`
  const rows = Array.from({ length: options.rows }, (_, row) => {
    const marked = options.marked.includes(row)
    return line(options, row, random)
      .map(mark => stamp(mark, marked ? COPPER : PAPER, marked ? 0.4 : 0))
      .join('')
  })
  return object(
    { x: -12, y: -46, width: options.width + 58, height: measureHeight(options) + 60 },
    draw(edge(options, 0), { ink: MINT, opacity: 0.95, width: 6 }) +
      draw(edge(options, 30), { ink: MINT, opacity: 0.5, width: 5 }) +
      draw(title, { ink: PAPER, opacity: 1, width: 14 }) +
      lanes(options) +
      rows.join(''),
  )
}
