import { buildNameLabelPairOnLine } from './coverNameLabels'
import {
  buildDotPath,
  buildCoverLabelsAtPoints,
  coverSize,
  type CoverArt,
  type CoverLabelRole,
  type CoverWords,
} from './coverPaths'

const { width, height } = coverSize
/** From the middle of a cell to the baseline of the figure in it. */
const toBaseline = 4.3

/**
 * A blister pack: used cells are filled, the first ones, or the last ones of a scale, whose cells have labels. Below it,
 * each figure with what it counts.
 */
export function drawBlisterWithUsedCells(
  [used = 0, total = 0]: readonly number[],
  { figures, names, labels }: CoverWords,
): CoverArt {
  return drawBlister(
    total,
    labels.length ? index => index >= total - used : index => index < used,
    labels,
    names.map((name, index) => `${figures[index] ?? ''}\u00a0${name}`),
  )
}

const monthsOfYear = 12
/** The initials of the months, January first: the same in English and French. */
const initials = [...'JFMAMJJASOND']

/** A year as a blister pack: a cell per month, with its initial; the months of the figures are filled. */
export function drawYearBlister(figures: readonly number[]): CoverArt {
  return drawBlister(monthsOfYear, index => figures.includes(index + 1), initials)
}

function drawBlister(
  total: number,
  isFilled: (index: number) => boolean,
  texts: readonly string[],
  names: readonly string[] = [],
): CoverArt {
  const columns = total > 15 ? 10 : total === monthsOfYear ? 6 : Math.min(total, 5)
  const pitch = total > 30 ? 27 : total > 15 ? 29 : total === monthsOfYear ? 44 : total > 5 ? 36 : 56
  const rows = Math.ceil(total / columns)
  const middle = height / 2 - (names.length && 10)
  const cells = Array.from({ length: total }, (_, index) => ({
    x: width / 2 + ((index % columns) - (columns - 1) / 2) * pitch,
    y: middle + (Math.floor(index / columns) - (rows - 1) / 2) * (pitch + 5),
    text: texts[index] ?? '',
    filled: isFilled(index),
  }))
  const [full, empty] = [cells.filter(({ filled }) => filled), cells.filter(({ filled }) => !filled)]
  const draw = (group: typeof cells) => group.map(({ x, y }) => buildDotPath(x, y, pitch * 0.4)).join('')
  const print = (group: typeof cells, role: CoverLabelRole) =>
    buildCoverLabelsAtPoints(
      group.map(({ x, y }) => ({ x, y: y + toBaseline })),
      group.map(({ text }) => text),
      role,
    )
  return {
    shapes: [
      { role: 'line', path: draw(empty) },
      { role: 'point', path: draw(full) },
    ],
    labels: [
      ...print(full, 'filled'),
      ...print(empty, 'empty'),
      ...(names.length
        ? buildNameLabelPairOnLine(names, middle + (rows * (pitch + 5)) / 2 + 16, (columns - 0.2) * pitch)
        : []),
    ],
  }
}
