import { buildCoverLabelsAtPoints, buildDotPath, coverSize, type CoverArt, type CoverPart } from './coverArt'

// 12 wells, as on plates of laboratories; an abbreviation fits in one.
const [columns, rows] = [4, 3]
const pitch = 52
const radius = 23

/** The well in the middle, then those diagonally beside it, so that no line to them crosses another well. */
const joinedWells = [
  [1, 1],
  [2, 0],
  [2, 2],
  [0, 0],
  [0, 2],
] as const

/** A plate of wells: the first name in a well near its middle, joined to those of the other names, all highlighted. */
export function drawPlate(names: readonly string[]): CoverArt {
  const marked = joinedWells.slice(0, Math.max(1, names.length)).map(([column, row]) => placeWell(column, row))
  const [middle = placeWell(1, 1), ...others] = marked
  const wells = Array.from({ length: columns * rows }, (_, index) =>
    placeWell(index % columns, Math.floor(index / columns)),
  )
  const dot = ({ x, y }: Place) => buildDotPath(x, y, radius)
  return {
    shapes: [
      {
        role: 'quiet',
        path: wells
          .filter(({ x, y }) => !marked.some(well => well.x === x && well.y === y))
          .map(dot)
          .join(''),
      },
      { role: 'argument', path: marked.map(dot).join('') + others.map(well => joinRims(middle, well)).join('') },
    ],
    labels: buildCoverLabelsAtPoints(
      marked.map(({ x, y }) => ({ x, y: y + 4 })),
      names,
      'empty',
    ),
  }
}

/** The corner of a plate as a thumbnail: two wells, joined. */
export function drawSmallPlate(middle: Place, reach: number): CoverPart[] {
  const large = reach * 0.27
  const place = (column: number, row: number) => ({
    x: middle.x + (column - 1) * (reach - large),
    y: middle.y + (row - 1) * (reach - large),
  })
  const wells = Array.from({ length: 9 }, (_, index) => place(index % 3, Math.floor(index / 3)))
  const [first = middle, second = middle] = [place(0, 2), place(1, 0)]
  const dot = ({ x, y }: Place) => buildDotPath(x, y, large)
  return [
    {
      role: 'line',
      path: wells
        .filter((_, index) => index !== 6 && index !== 1)
        .map(dot)
        .join(''),
    },
    { role: 'argument', path: dot(first) + dot(second) + joinRims(first, second, large) },
  ]
}

type Place = Readonly<{ x: number; y: number }>

function placeWell(column: number, row: number): Place {
  return {
    x: coverSize.width / 2 + (column - (columns - 1) / 2) * pitch,
    y: coverSize.height / 2 + (row - (rows - 1) / 2) * pitch,
  }
}

function joinRims(from: Place, to: Place, rim = radius): string {
  const part = rim / Math.hypot(to.x - from.x, to.y - from.y)
  const [x, y] = [(to.x - from.x) * part, (to.y - from.y) * part]
  return `M${from.x + x} ${from.y + y}L${to.x - x} ${to.y - y}`
}
