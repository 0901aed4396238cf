import { coverSize, type CoverPart } from '../../../src/shared/figures/covers/coverArt'

const [left, base, tallest] = [36, 122, 70]

/** A peak per figure, of proportional height; the ends of the line are within every frame. */
export function drawPeaksWithinFrame(figures: readonly number[]): CoverPart[] {
  const right = coverSize.width - left
  const room = (right - left) / figures.length
  const half = Math.min(34, room / 2)
  const peaks = figures.map((figure, index) => ({
    x: left + room * (index + 0.5),
    top: base - (tallest * figure) / Math.max(...figures),
  }))
  const curves = peaks.map(
    ({ x, top }) =>
      `H${x - half}C${x - half / 2} ${base} ${x - half * 0.4} ${top} ${x} ${top}S${x + half / 2} ${base} ${x + half} ${base}`,
  )
  const ticks = peaks.map(({ x }) => `M${x} ${base + 8}v5`)
  return [
    { role: 'quiet', path: `M${left} ${base + 8}H${right}${ticks.join('')}` },
    { role: 'argument', path: `M${left} ${base}${curves.join('')}H${right}` },
  ]
}
