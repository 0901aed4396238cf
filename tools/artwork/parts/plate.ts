import type { Point } from '../drawing/curve'
import { draw, MINT } from '../drawing/sheet'

/** The layout of wells: number, distance, and centre of the first. */
export type Layout = { columns: number; rows: number; pitch: number; origin: Point }

/** The plate: a double rim with one corner cut, which marks its orientation. */
export function plate({ columns, rows, pitch, origin: [x, y] }: Layout): string {
  const rim = (grow: number, cut: number, bend: number): string => {
    const [left, top] = [x - grow, y - grow]
    const [width, height] = [(columns - 1) * pitch + 2 * grow, (rows - 1) * pitch + 2 * grow]
    const arc = (dx: number, dy: number): string => `a${bend} ${bend} 0 0 1 ${dx} ${dy}`
    return (
      `M${left + cut} ${top}h${width - cut - bend}${arc(bend, bend)}v${height - 2 * bend}${arc(-bend, bend)}` +
      `h${cut + bend - width}l${-cut} ${-cut}v${2 * cut - height}Z`
    )
  }
  return (
    draw(rim(pitch * 0.82, pitch * 0.36, pitch * 0.22), { ink: MINT, opacity: 0.4, width: 2 }) +
    draw(rim(pitch * 0.98, pitch * 0.42, pitch * 0.32), { ink: MINT, opacity: 0.22, width: 1.6 })
  )
}

/** Ticks beside rows and columns, in place of a real plate’s letters and numbers. */
export function ticks({ columns, rows, pitch, origin: [x, y] }: Layout): string {
  const far = pitch * 1.14
  const tops = Array.from({ length: columns }, (_, i) => `M${x + i * pitch} ${y - far}v${i % 4 === 0 ? -16 : -8}`)
  const sides = Array.from({ length: rows }, (_, i) => `M${x - far} ${y + i * pitch}h${i % 4 === 0 ? -16 : -8}`)
  return draw([...tops, ...sides].join(''), { ink: MINT, opacity: 0.35, width: 1.8 })
}
