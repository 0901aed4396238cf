import { buildBrokenNameLabels, estimateBrokenNameWidth } from './coverNameLabels'
import { coverSize, type CoverArt } from './coverArt'

const { width } = coverSize
/** Width from which a name is broken, so that the first and last line are near the frame. */
const roomForName = 90

/**
 * One bar per pair of figures, from stage to stage, or a dot at one stage, over the names of the stages, or of the first
 * and last, each centred below its stage; the last bar is highlighted. Stages are lines, as in the timeline of an
 * article.
 */
export function drawSpans(figures: readonly number[], names: readonly string[]): CoverArt {
  const bars = Array.from({ length: Math.floor(figures.length / 2) }, (_, row) => ({
    from: figures[row * 2] ?? 1,
    to: figures[row * 2 + 1] ?? 1,
  }))
  const stages = Math.max(...figures)
  const top = 22
  const widths = names.map(name => estimateBrokenNameWidth(name, roomForName))
  const left = Math.max(32, ...widths.map(nameWidth => nameWidth / 2 + 8))
  const areBroken = names.some((name, index) => estimateBrokenNameWidth(name, Infinity) > (widths[index] ?? 0))
  const foot = names.length ? 122 - (areBroken ? 14 : 0) : 138
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
    labels: buildBrokenNameLabels(
      names.map((_, index) => ({
        x: left + column * (index && names.length < stages ? stages - 1 : index),
        y: foot + 20,
      })),
      names,
      roomForName,
    ),
  }
}
