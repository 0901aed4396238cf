import { buildBrokenNameLabels, estimateBrokenNameWidth, placeNameLabelsInFrame } from './coverNameLabels'
import { coverSize, type CoverArt } from './coverArt'

const { width } = coverSize
/** Width from which a name is broken, so that the first and last line are near the frame. */
const roomForName = 90

/**
 * One bar per pair of figures, from stage to stage, or a dot at one stage, over the names of the stages, or of the first
 * and last, each centred below its stage; the last bar is highlighted. Stages are lines, as in the timeline of an
 * article. Further names are those of the bars, each above its own; stages then are marks on the line below.
 */
export function drawSpans(figures: readonly number[], names: readonly string[]): CoverArt {
  const bars = Array.from({ length: Math.floor(figures.length / 2) }, (_, row) => ({
    from: figures[row * 2] ?? 1,
    to: figures[row * 2 + 1] ?? 1,
  }))
  const stages = Math.max(...figures)
  const stageNames = names.slice(0, stages)
  const barNames = names.slice(stages)
  const top = barNames.length ? 12 : 22
  const widths = stageNames.map(name => estimateBrokenNameWidth(name, roomForName))
  const left = Math.max(32, ...widths.map(nameWidth => nameWidth / 2 + 8))
  const areBroken = stageNames.some((name, index) => estimateBrokenNameWidth(name, Infinity) > (widths[index] ?? 0))
  const foot = names.length ? 122 - (areBroken ? 14 : 0) : 138
  const column = (width - 2 * left) / Math.max(1, stages - 1)
  const row = (foot - top) / bars.length
  const thickness = barNames.length ? 14 : Math.min(20, row * 0.62)
  const places = bars.map(({ from, to }, index) => ({
    start: left + column * (from - 1),
    end: left + column * (to - 1),
    y: top + row * (index + 0.5) + (barNames.length && 8),
  }))
  const draw = ({ start, end, y }: (typeof places)[number]) => {
    const cap = thickness / 2
    const isDot = start === end
    const length = isDot ? 0 : end - start - thickness
    return `M${start + (isDot ? 0 : cap)} ${y - cap}h${length}a${cap} ${cap} 0 0 1 0 ${thickness}h${-length}a${cap} ${cap} 0 0 1 0 ${-thickness}Z`
  }
  const upTo = barNames.length ? foot - 5 : top - 6
  const lines = Array.from({ length: stages }, (_, stage) => `M${left + column * stage} ${upTo}V${foot + 4}`)
  const base = barNames.length ? `M${left} ${foot}H${width - left}` : ''
  const paths = places.map(draw)
  return {
    shapes: [
      { role: 'quiet', path: lines.join('') + base },
      { role: 'solid', path: paths.slice(0, -1).join('') },
      { role: 'point', path: paths.at(-1) ?? '' },
    ],
    labels: [
      ...placeNameLabelsInFrame(
        places.map(({ start, end, y }) => ({ x: (start + end) / 2, y: Math.round(y - thickness / 2 - 7) })),
        barNames,
      ).map(label => ({ ...label, role: 'beside' as const })),
      ...buildBrokenNameLabels(
        stageNames.map((_, index) => ({
          x: left + column * (index && stageNames.length < stages ? stages - 1 : index),
          y: foot + 20,
        })),
        stageNames,
        roomForName,
      ),
    ],
  }
}
