import { estimateNameWidth } from './coverNameLabels'
import {
  buildDotPath,
  buildCoverLabelsAtPoints,
  coverSize,
  type CoverArt,
  type CoverLabelRole,
  type CoverTexts,
} from './coverArt'

const { width, height } = coverSize
/** From the middle of a cell to the baseline of the figure in it. */
const toBaseline = 4.3
const toRankBaseline = 6.8

/**
 * A blister pack whose used cells are filled: the first ones or, on a scale (cells with labels), the last ones, of which
 * the first, where it begins to matter, is highlighted. Its legend says how many are filled and how many there are.
 */
export function drawBlisterWithFilledCells(
  [used = 0, total = 0]: readonly number[],
  { figures, names, labels }: CoverTexts,
): CoverArt {
  return drawBlister(
    total,
    labels.length ? index => index >= total - used : index => index < used,
    labels,
    names.map((name, index) => `${figures[index] ?? ''}\u00a0${name}`),
  )
}

/** The distance between cells of one size. */
const choosePitch = (total: number) =>
  total > 30 ? 24 : total > 15 ? 29 : total > 12 ? 32 : total > 10 ? 44 : total > 5 ? 36 : 56

function drawBlister(
  total: number,
  isFilled: (index: number) => boolean,
  texts: readonly string[],
  names: readonly string[] = [],
): CoverArt {
  const columns = total > 15 ? 10 : total > 10 ? 6 : Math.min(total, 5)
  // The cells of a short scale grow with their rank, with equal gaps.
  const grows = texts.length === total && total > 1 && total <= 5
  const pitch = grows ? 72 - 13 * Math.max(0, total - 4) : choosePitch(total)
  const rowPitch = pitch + (total > 30 ? 1 : 5)
  const rows = Math.ceil(total / columns)
  const getRadius = (index: number) => pitch * (grows ? 0.24 + (0.22 * index) / (total - 1) : 0.4)
  const getStart = (column: number): number =>
    column && getStart(column - 1) + (grows ? 2 * getRadius(column - 1) + 0.28 * pitch : pitch)
  const lastRadius = getRadius(total - 1)
  const left = (width - getStart(columns - 1) - 2 * lastRadius) / 2
  const legend = layOutLegend(names, left)
  // Farther from the last row than the rows are from each other.
  const middle = height / 2 - (names.length && 11 + 4 * legend.lines)
  const cells = Array.from({ length: total }, (_, index) => ({
    x: left + getStart(index % columns) + getRadius(index),
    y: middle + (Math.floor(index / columns) - (rows - 1) / 2) * rowPitch,
    text: texts[index] ?? '',
    radius: getRadius(index),
    filled: isFilled(index),
  }))
  const [full, empty] = [cells.filter(({ filled }) => filled), cells.filter(({ filled }) => !filled)]
  // On a scale, only the first of them argues.
  const [highlighted, solid] = grows ? [full.slice(0, 1), full.slice(1)] : [full, []]
  const draw = (group: typeof cells) => group.map(({ x, y, radius }) => buildDotPath(x, y, radius)).join('')
  const print = (group: typeof cells, role: CoverLabelRole) =>
    buildCoverLabelsAtPoints(
      group.map(({ x, y }) => ({ x, y: y + (grows ? toRankBaseline : toBaseline) })),
      group.map(({ text }) => text),
      role,
    )
  const keys = legend.draw(middle + ((rows - 1) / 2) * rowPitch + lastRadius + 27)
  return {
    shapes: [
      { role: 'line', path: draw(empty) },
      { role: 'solid', path: draw(solid) },
      { role: 'point', path: draw(highlighted) },
      ...keys.shapes,
    ],
    labels: [
      ...print(full, grows ? 'filledRank' : 'filled'),
      ...print(empty, grows ? 'rank' : 'empty'),
      ...keys.labels,
    ],
  }
}

const key = { radius: 4.5, pitch: 13 }

/**
 * The legend: a filled cell before the name of the filled cells; a filled and an empty cell before the name of all
 * cells. From the left edge of the cells on one line, if there is room, or on two.
 */
function layOutLegend(names: readonly string[], left: number) {
  const widthOfCells = (count: number) => key.pitch * count + 2
  const [first = 0, second = 0] = names.map((name, index) => widthOfCells(index + 1) + estimateNameWidth(name))
  const isOnOneLine = left + first + 16 + second < width - 8
  // On two lines, the names have one left edge.
  const toWords = (index: number) => widthOfCells(isOnOneLine ? index + 1 : names.length)
  const draw = (baseline: number): CoverArt => {
    const starts = names.map((_, index) =>
      isOnOneLine ? { x: left + (index && first + 16), y: baseline } : { x: left, y: baseline + 16 * index },
    )
    const drawCell = ({ x, y }: { x: number; y: number }, index: number) =>
      buildDotPath(x + key.radius + key.pitch * index, y - 4, key.radius)
    const empty = starts.slice(1).map(start => drawCell(start, 1))
    const filled = starts.map(start => drawCell(start, 0))
    return {
      shapes: names.length
        ? [
            { role: 'emptyKey', path: empty.join('') },
            { role: 'filledKey', path: filled.join('') },
          ]
        : [],
      labels: buildCoverLabelsAtPoints(
        starts.map(({ x, y }, index) => ({ x: x + toWords(index), y })),
        names,
        'legend',
      ),
    }
  }
  return { lines: isOnOneLine ? 1 : 2, draw }
}
