/** A point on the sheet, in pixels. */
export type Point = readonly [x: number, y: number]

/** A polyline; a closed one ends where it began. */
export type Line = { readonly points: readonly Point[]; readonly closed: boolean }

/** One decimal is finer than a screen can show, and keeps the file small. */
export function round(value: number): string {
  return String(Math.round(value * 10) / 10)
}

/** Formats a point for SVG path data. */
export function at([x, y]: Point): string {
  return `${round(x)} ${round(y)}`
}

/** Linear interpolation between two points. */
export function mix(a: Point, b: Point, t: number): Point {
  return [a[0] + (b[0] - a[0]) * t, a[1] + (b[1] - a[1]) * t]
}

/** The distance between two points. */
export function distance(a: Point, b: Point): number {
  return Math.hypot(b[0] - a[0], b[1] - a[1])
}

/** The distance from a point to the segment between two others. */
export function clearance(place: Point, a: Point, b: Point): number {
  const along = (place[0] - a[0]) * (b[0] - a[0]) + (place[1] - a[1]) * (b[1] - a[1])
  const share = along / Math.max(1, distance(a, b) ** 2)
  return distance(place, mix(a, b, Math.min(1, Math.max(0, share))))
}

/** The point at a distance and angle (degrees, clockwise on screen) from another. */
export function polar([x, y]: Point, angle: number, length: number): Point {
  const turn = (angle * Math.PI) / 180
  return [x + Math.cos(turn) * length, y + Math.sin(turn) * length]
}

/** Resamples a line at even distances: uneven ones show as small bumps once smoothed. */
export function evenly(line: Line, spacing: number): Line {
  const kept: Point[] = []
  let owed = 0
  line.points.forEach((point, index) => {
    const before = line.points[index - 1] ?? (line.closed ? line.points.at(-1) : undefined)
    if (!before) return void kept.push(point)
    const length = distance(before, point)
    let gone = spacing - owed
    for (; gone <= length; gone += spacing) kept.push(mix(before, point, gone / length))
    owed = spacing - (gone - length)
  })
  const last = line.points.at(-1)
  if (!line.closed && last) kept.push(last)
  return { points: kept, closed: line.closed }
}

/** Path data of straight segments. */
export function straight({ points, closed }: Line): string {
  return points.length < 2 ? '' : `M${points.map(at).join('L')}${closed ? 'Z' : ''}`
}

/** Path data of a rectangle with round corners, from its upper left one. */
export function roundedRectangle([x, y]: Point, width: number, height: number, corner: number): string {
  const [across, down] = [width - 2 * corner, height - 2 * corner]
  const turn = (dx: number, dy: number): string => `a${corner} ${corner} 0 0 1 ${dx * corner} ${dy * corner}`
  return `M${x + corner} ${y}h${across}${turn(1, 1)}v${down}${turn(-1, 1)}h${-across}${turn(-1, -1)}v${-down}${turn(1, -1)}Z`
}

/** Path data of a smooth curve: quadratic arcs from midpoint to midpoint. */
export function smooth({ points, closed }: Line): string {
  const [first, second] = points
  const last = points.at(-1)
  if (!first || !second || !last || points.length < 3) return straight({ points, closed })
  const start = closed ? mix(last, first, 0.5) : first
  const arcs = points.map((point, index) => {
    const next = points[index + 1] ?? (closed ? first : undefined)
    return next ? `Q${at(point)} ${at(mix(point, next, 0.5))}` : `L${at(point)}`
  })
  return `M${at(start)}${arcs.join('')}${closed ? 'Z' : ''}`
}
