import { buildNameLabelPairOnLine, placeNameLabelsInFrame } from './coverNameLabels'
import { coverSize, type CoverArt } from './coverArt'

const { width } = coverSize

/**
 * One bar per pair of figures, from stage to stage, over the names of the stages, or of the first and last; the last
 * bar is highlighted.
 */
export function drawSpans(figures: readonly number[], names: readonly string[]): CoverArt {
  const bars = Array.from({ length: Math.floor(figures.length / 2) }, (_, row) => ({
    from: figures[row * 2] ?? 1,
    to: figures[row * 2 + 1] ?? 1,
  }))
  const stages = Math.max(...figures)
  const [left, top] = [32, 22]
  const foot = names.length ? 122 : 138
  const column = (width - 2 * left) / stages
  const row = (foot - top) / bars.length
  const thickness = Math.min(20, row * 0.62)
  const draw = ({ from, to }: (typeof bars)[number], index: number) => {
    const y = top + row * (index + 0.5)
    const start = left + column * (from - 1)
    const length = column * (to - from + 1)
    const end = thickness / 2
    return `M${start + end} ${y - end}h${length - thickness}a${end} ${end} 0 0 1 0 ${thickness}h${thickness - length}a${end} ${end} 0 0 1 0 ${-thickness}Z`
  }
  const lines = Array.from({ length: stages + 1 }, (_, stage) => `M${left + column * stage} ${top - 6}V${foot + 4}`)
  const paths = bars.map(draw)
  return {
    shapes: [
      { role: 'quiet', path: lines.join('') },
      { role: 'solid', path: paths.slice(0, -1).join('') },
      { role: 'point', path: paths.at(-1) ?? '' },
    ],
    labels:
      names.length === stages
        ? placeNameLabelsInFrame(
            names.map((_, stage) => ({ x: left + column * (stage + 0.5), y: foot + 22 })),
            names,
          )
        : buildNameLabelPairOnLine(names, foot + 22),
  }
}
