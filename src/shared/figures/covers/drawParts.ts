import { coverSize, type CoverArt, type CoverPart } from './coverArt'

const left = 20
const thickness = 16
/** From the baseline of a name to the bar below it. */
const toBar = 9

/** A bar per figure, all of one length, cut into as many parts; its name above it. The `marked` bar is highlighted. */
export function drawParts(counts: readonly number[], names: readonly string[], marked: number): CoverArt {
  const pitch = (coverSize.height - 16) / counts.length
  const rows = counts.map((count, index) => ({
    count,
    name: names[index],
    y: 8 + pitch * (index + 0.5) - thickness / 2 + (names.length && toBar),
  }))
  return {
    shapes: markBar(
      rows.map(({ count, y }) => cutBar(count, { x: left, y, length: coverSize.width - 2 * left, thickness })),
      marked,
    ),
    labels: rows.flatMap(({ name, y }) =>
      name ? [{ x: left, y: Math.round(y - toBar), text: name, role: 'legend' }] : [],
    ),
  }
}

/** The bars of a thumbnail, cut into few parts. */
export function drawSmallParts(
  counts: readonly number[],
  marked: number,
  middle: Readonly<{ x: number; y: number }>,
  reach: number,
): CoverPart[] {
  const most = 6
  const bars = counts.map((count, index) =>
    cutBar(Math.min(count, most), {
      x: middle.x - reach,
      y: middle.y + (index - (counts.length - 1) / 2) * 42 - 12,
      length: 2 * reach,
      thickness: 24,
    }),
  )
  return markBar(bars, marked)
}

function cutBar(count: number, bar: { x: number; y: number; length: number; thickness: number }): string {
  const pitch = bar.length / count
  const gap = count > 1 ? Math.min(5, pitch * 0.3) : 0
  const part = (bar.length - gap * (count - 1)) / count
  return Array.from(
    { length: count },
    (_, index) => `M${bar.x + index * (part + gap)} ${bar.y}h${part}v${bar.thickness}h${-part}Z`,
  ).join('')
}

const markBar = (bars: readonly string[], marked: number): CoverPart[] => [
  { role: 'solid', path: bars.filter((_, index) => index !== marked - 1).join('') },
  { role: 'point', path: bars[marked - 1] ?? '' },
]
