import { evenly, mix, type Line, type Point } from './curve'
import type { Field } from './field'
import { HEIGHT, WIDTH } from './sheet'

const STEP = 8
const MARGIN = 6 * STEP
const COLUMNS = (WIDTH + 2 * MARGIN) / STEP + 1
const ROWS = (HEIGHT + 2 * MARGIN) / STEP + 1

/** A field sampled on a grid that extends a little past the sheet, so that lines run off its edge. */
export type Grid = {
  readonly columns: number
  readonly rows: number
  readonly values: Float64Array
  readonly place: (column: number, row: number) => Point
}

/** Samples a field, so that many levels can be extracted from one grid. */
export function survey(field: Field): Grid {
  const place = (column: number, row: number): Point => [column * STEP - MARGIN, row * STEP - MARGIN]
  const values = Float64Array.from({ length: COLUMNS * ROWS }, (_, index) =>
    field(...place(index % COLUMNS, Math.floor(index / COLUMNS))),
  )
  return { columns: COLUMNS, rows: ROWS, values, place }
}

/** The crossings of a level with the grid by edge, and for each edge the edges it connects to. */
type Crossings = { points: Map<number, Point>; links: Map<number, number[]> }

/** Marching squares: joins the edges of each cell that the level crosses, in pairs. */
function crossings({ columns, rows, values, place }: Grid, level: number): Crossings {
  const points = new Map<number, Point>()
  const links = new Map<number, number[]>()
  const height = (column: number, row: number): number => (values[row * columns + column] ?? 0) - level

  const cross = (c1: number, r1: number, c2: number, r2: number): number | undefined => {
    const [a, b] = [height(c1, r1), height(c2, r2)]
    if (a > 0 === b > 0) return undefined
    const edge = 2 * (r1 * columns + c1) + (r1 === r2 ? 0 : 1)
    points.set(edge, mix(place(c1, r1), place(c2, r2), a / (a - b)))
    return edge
  }
  const join = (a: number | undefined, b: number | undefined): void => {
    if (a === undefined || b === undefined) return
    links.set(a, [...(links.get(a) ?? []), b])
    links.set(b, [...(links.get(b) ?? []), a])
  }

  for (let row = 0; row + 1 < rows; row += 1) {
    for (let column = 0; column + 1 < columns; column += 1) {
      const top = cross(column, row, column + 1, row)
      const bottom = cross(column, row + 1, column + 1, row + 1)
      const left = cross(column, row, column, row + 1)
      const right = cross(column + 1, row, column + 1, row + 1)
      const found = [top, right, bottom, left].filter(edge => edge !== undefined)
      if (found.length === 2) join(found[0], found[1])
      if (found.length < 4) continue
      // A saddle: the centre of the cell decides which corners belong together.
      const middle =
        height(column, row) + height(column + 1, row + 1) + height(column + 1, row) + height(column, row + 1)
      const together = middle > 0 === height(column, row) > 0
      join(top, together ? right : left)
      join(bottom, together ? left : right)
    }
  }
  return { points, links }
}

/** Follows the links from one edge until they end or close. */
function follow({ points, links }: Crossings, start: number, seen: Set<number>): Line {
  const run: Point[] = []
  let edge: number | undefined = start
  let last = start
  while (edge !== undefined) {
    seen.add(edge)
    last = edge
    run.push(points.get(edge) ?? [0, 0])
    edge = links.get(edge)?.find(next => !seen.has(next))
  }
  return { points: run, closed: run.length > 3 && (links.get(last)?.includes(start) ?? false) }
}

/** The lines of one level, evenly sampled; ones shorter than `shortest` pixels are dropped. */
export function isolines(grid: Grid, level: number, shortest = 90, spacing = 14): Line[] {
  const found = crossings(grid, level)
  const seen = new Set<number>()
  const edges = [...found.links.keys()]
  const loose = edges.filter(edge => found.links.get(edge)?.length === 1)
  return [...loose, ...edges]
    .flatMap(edge => (seen.has(edge) ? [] : [follow(found, edge, seen)]))
    .map(line => evenly(line, spacing))
    .filter(line => line.points.length * spacing > shortest)
}
