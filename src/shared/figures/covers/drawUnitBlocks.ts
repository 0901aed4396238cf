import { placeNameLabelsInFrame } from './coverNameLabels'
import { buildCoverLabelsAtPoints, coverSize, type CoverArt, type CoverTexts } from './coverArt'

const { width, height } = coverSize

/**
 * Draws a group of blocks per figure, one block per unit; the figure stands above the group and its name below. Without
 * names there are no labels. The `marked` group, from 1, is highlighted; of a group that is alone, only its figure. With one name less, the last figure counts the
 * filled blocks of the group before it, of which it is a part.
 */
export function drawUnitBlocks(values: readonly number[], words: CoverTexts, marked: number): CoverArt {
  const hasPart = words.names.length > 0 && words.names.length < values.length
  const [figures, part] = hasPart ? [values.slice(0, -1), values.at(-1)] : [values, undefined]
  const most = Math.max(...figures)
  // A group that is alone is as wide as the frame.
  const isAlone = figures.length === 1
  const perRow = most <= 15 ? 3 : isAlone ? 10 : most > 100 ? 8 : 5
  const rows = Math.ceil(most / perRow)
  const room = words.names.length ? 20 : 0
  const pitch = Math.min(30, (130 - 2.2 * room) / rows, ((isAlone ? 0.9 : 0.75) * width) / (figures.length * perRow))
  const size = pitch * (10 / 13)
  const foot = (height + rows * pitch) / 2 - pitch
  const widths = figures.map(figure => Math.min(figure, perRow) * pitch - (pitch - size))
  const sum = (lengths: readonly number[]) => lengths.reduce((total, length) => total + length, 0)
  const gap = (width - sum(widths)) / (figures.length + 1)
  const groups = figures.map((figure, group) => {
    const left = gap * (group + 1) + sum(widths.slice(0, group))
    const filled = group === figures.length - 1 ? (part ?? figure) : figure
    // Outlines are as large as what is filled.
    const blocks = Array.from({ length: figure }, (_, index) => {
      const inset = index < filled ? 0 : 1
      const [x, y] = [left + (index % perRow) * pitch + inset, foot - Math.floor(index / perRow) * pitch + inset]
      const side = size - 2 * inset
      return `M${x} ${y}h${side}v${side}h-${side}Z`
    })
    const top = foot - (Math.ceil(figure / perRow) - 1) * pitch
    return {
      path: blocks.slice(0, filled).join(''),
      rest: blocks.slice(filled).join(''),
      x: left + (widths[group] ?? 0) / 2,
      y: top - 8,
    }
  })
  return {
    shapes: [
      {
        role: 'solid',
        path: groups
          .filter((_, group) => isAlone || group !== marked - 1)
          .map(({ path }) => path)
          .join(''),
      },
      { role: 'point', path: (!isAlone && groups[marked - 1]?.path) || '' },
      ...(hasPart ? [{ role: 'line' as const, path: groups.map(({ rest }) => rest).join('') }] : []),
    ],
    labels: room
      ? [
          ...buildCoverLabelsAtPoints(groups, words.figures, isAlone ? 'argued' : 'beside'),
          ...placeNameLabelsInFrame(
            groups.map(({ x }) => ({ x, y: foot + size + 18 })),
            words.names,
          ),
        ]
      : [],
  }
}
