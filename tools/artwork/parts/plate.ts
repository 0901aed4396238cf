import { draw, MINT } from '../drawing/sheet'

/** The layout of wells: number, and distance from centre to centre. The first is at the origin. */
export type Layout = { columns: number; rows: number; pitch: number }

/** The plate: a double rim with one corner cut, which marks its orientation. */
export function plate({ columns, rows, pitch }: Layout): string {
  const rim = (grow: number, cut: number, bend: number): string => {
    const [left, top] = [-grow, -grow]
    const [width, height] = [(columns - 1) * pitch + 2 * grow, (rows - 1) * pitch + 2 * grow]
    const arc = (dx: number, dy: number): string => `a${bend} ${bend} 0 0 1 ${dx} ${dy}`
    return (
      `M${left + cut} ${top}h${width - cut - bend}${arc(bend, bend)}v${height - 2 * bend}${arc(-bend, bend)}` +
      `h${cut + bend - width}l${-cut} ${-cut}v${2 * cut - height}Z`
    )
  }
  return (
    draw(rim(pitch * 0.82, pitch * 0.36, pitch * 0.22), { ink: MINT, opacity: 0.9, width: 5 }) +
    draw(rim(pitch * 0.98, pitch * 0.42, pitch * 0.32), { ink: MINT, opacity: 0.55, width: 4 })
  )
}
