import { buildNameLabelPairOnLine, placeNameLabelsInFrame } from './coverNameLabels'
import { coverSize, type CoverArt } from './coverArt'

const { width } = coverSize

/**
 * One bar per pair of figures, from stage to stage, or a dot at one stage, over the names of the stages, or of the first
 * and last; the last bar is highlighted. Stages are lines, as in the timeline of an article.
 */
export function drawSpans(figures: readonly number[], names: readonly string[]): CoverArt {
  const bars = Array.from({ length: Math.floor(figures.length / 2) }, (_, row) => ({
    from: figures[row * 2] ?? 1,
    to: figures[row * 2 + 1] ?? 1,
  }))
  const stages = Math.max(...figures)
  const [left, top] = [32, 22]
  const foot = names.length ? 122 : 138
  const column = (width - 2 * left) / Math.max(1, stages - 1)
  const row = (foot - top) / bars.length
  const thickness = Math.min(20, row * 0.62)
  const draw = ({ from, to }: (typeof bars)[number], index: number) => {
    const y = top + row * (index + 0.5)
    const end = thickness / 2
    const isDot = from === to
    const start = left + column * (from - 1) + (isDot ? 0 : end)
    const length = isDot ? 0 : column * (to - from) - thickness
    return `M${start} ${y - end}h${length}a${end} ${end} 0 0 1 0 ${thickness}h${-length}a${end} ${end} 0 0 1 0 ${-thickness}Z`
  }
  const lines = Array.from({ length: stages }, (_, stage) => `M${left + column * stage} ${top - 6}V${foot + 4}`)
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
            names.map((_, stage) => ({ x: left + column * stage, y: foot + 22 })),
            names,
          )
        : buildNameLabelPairOnLine(names, foot + 22),
  }
}
