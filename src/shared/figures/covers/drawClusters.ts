import { placeNameLabelsInFrame } from './coverNameLabels'
import { buildDotPath, coverSize, type CoverArt, type CoverPart, type CoverTexts } from './coverArt'

/** Around which neighbouring points of a cluster turn, so that they fill a disc evenly, as the seeds of a flower. */
const goldenAngle = Math.PI * (3 - Math.sqrt(5))
const widestPitch = 8.5

/**
 * A cluster of points per figure, a point for each unit, all of one size, in one or two rows; its name below it. The
 * dish around it is as large as its number asks for.
 */
export function drawClusters(figures: readonly number[], { names }: CoverTexts): CoverArt {
  const rows = figures.length > 3 ? 2 : 1
  const firstRow = Math.ceil(figures.length / rows)
  const rowHeight = coverSize.height / rows
  const room = rowHeight / 2 - (names.length ? 16 : 8)
  const pitch = findPitch(figures, room)
  const clusters = figures.map((count, index) => {
    const [row, inRow] = index < firstRow ? [0, firstRow] : [1, figures.length - firstRow]
    const x = (coverSize.width * ((row ? index - firstRow : index) + 0.5)) / inRow
    return { count, x, y: rowHeight * (row + 0.5) - (names.length ? 9 : 0) }
  })
  return {
    shapes: drawAll(clusters, pitch),
    labels: placeNameLabelsInFrame(
      clusters.map(({ x, y, count }) => ({ x, y: y + measureDish(count, pitch) + 15 })),
      names,
    ),
  }
}

/** The largest clusters of a thumbnail, on its diagonal. */
export function drawSmallClusters(figures: readonly number[], middle: Place, reach: number): CoverPart[] {
  const largest = figures.toSorted((a, b) => b - a).slice(0, 3)
  const places = [
    { x: middle.x - reach / 2, y: middle.y - reach / 2 },
    { x: middle.x + reach / 2, y: middle.y },
    { x: middle.x - reach / 2 + 8, y: middle.y + reach / 2 },
  ]
  const clusters = largest.map((count, index) => ({ count, ...(places[index] ?? middle) }))
  return drawAll(clusters, findPitch(largest, reach / 2 - 5)).filter(({ role }) => role !== 'quiet')
}

type Place = Readonly<{ x: number; y: number }>

/** The distance of points that lets the largest cluster fill its room. */
const findPitch = (figures: readonly number[], room: number) =>
  Math.min(widestPitch, room / (Math.sqrt(Math.max(...figures)) + 0.8))

const measureDish = (count: number, pitch: number) => pitch * (Math.sqrt(count) + 0.8)

function drawAll(clusters: readonly (Place & { count: number })[], pitch: number): CoverPart[] {
  const points = clusters.flatMap(({ x, y, count }) =>
    Array.from({ length: count }, (_, index) => {
      const [distance, angle] = [count > 1 ? pitch * Math.sqrt(index + 0.5) : 0, index * goldenAngle]
      return buildDotPath(x + distance * Math.cos(angle), y + distance * Math.sin(angle), pitch * 0.55)
    }),
  )
  return [
    { role: 'quiet', path: clusters.map(({ x, y, count }) => buildDotPath(x, y, measureDish(count, pitch))).join('') },
    { role: 'solid', path: points.join('') },
  ]
}
