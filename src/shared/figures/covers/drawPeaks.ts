import {
  buildBrokenNameLabels,
  placeNameLabelsInFrame,
  estimateNameWidth,
  findCrowdedLabelText,
} from './coverNameLabels'
import { buildDotPath, buildCoverLabelsAtPoints, coverSize, type CoverArt, type CoverTexts } from './coverArt'

/**
 * A chromatogram: one peak per figure, of proportional height, its figure above and its name below it. The `marked` one,
 * from 1, is highlighted.
 */
export function drawPeaks(
  figures: readonly number[],
  words: CoverTexts,
  seed: number,
  marked = figures.length,
): CoverArt {
  const { middles, lines, room, place: placeNames } = layOutPeaksAndNames(figures.length, words.names)
  // The space above the figures equals the space below the names.
  const base = lines ? 129 - 15 * lines : 136
  const [most, tallest] = [Math.max(...figures), base - (lines ? 40 : 26)]
  const half = Math.min(34, room * 0.44)
  const places = figures.map((figure, index) => ({ x: middles[index] ?? 0, top: base - (tallest * figure) / most }))
  const peaks = places.map(
    ({ x, top }) =>
      `${x - half} ${base}C${x - half / 2} ${base} ${x - half * 0.4} ${top} ${x} ${top}S${x + half / 2} ${base} ${x + half} ${base}`,
  )
  // Odd seeds put a dot on each top and draw a line from it to the axis, which is the line of the peaks.
  const hasDots = seed % 2 === 1
  const dots = places.map(({ x, top }) => buildDotPath(x, top, 5))
  const isMarked = (_: unknown, index: number) => index === marked - 1
  const measures = places.map(({ x, top }) => `M${x} ${hasDots ? top : base}V${base + 7}`).join('')
  return {
    shapes: [
      { role: 'quiet', path: measures },
      { role: 'line', path: `M16 ${base}L${peaks.join('L')}H304` },
      { role: 'argument', path: `M${peaks[marked - 1] ?? ''}` },
      ...(hasDots
        ? [
            { role: 'solid' as const, path: dots.filter((dot, index) => !isMarked(dot, index)).join('') },
            { role: 'point' as const, path: dots.filter(isMarked).join('') },
          ]
        : []),
    ],
    labels: lines
      ? [
          ...buildCoverLabelsAtPoints(
            places.map(({ x, top }) => ({ x, y: top - (hasDots ? 11 : 8) })),
            words.figures,
          ),
          ...placeNames(base + 25),
        ]
      : [],
  }
}

// Tries in turn: names on one line below evenly spaced peaks; below peaks spaced by the widths of their names; long
// names broken in two lines. If names still touch, they alternate between two lines.
function layOutPeaksAndNames(count: number, names: readonly string[]) {
  const even = spacePeaks(Array.from({ length: count }, () => (coverSize.width - 56) / count))
  const byName = spacePeaks(spreadWidths(names.map(name => estimateNameWidth(name) + 6)))
  const placeAt = ({ middles }: typeof even, y: number) => middles.map(x => ({ x, y }))
  const layouts = [
    { ...even, lines: 1, place: (y: number) => placeNameLabelsInFrame(placeAt(even, y), names) },
    { ...byName, lines: 1, place: (y: number) => placeNameLabelsInFrame(placeAt(byName, y), names) },
    { ...even, lines: 2, place: (y: number) => buildBrokenNameLabels(placeAt(even, y), names, even.room - 6) },
  ]
  const alternating = {
    ...even,
    lines: 2,
    place: (y: number) =>
      placeNameLabelsInFrame(
        placeAt(even, y).map((at, index) => ({ ...at, y: y + 15 * (index % 2) })),
        names,
      ),
  }
  if (!names.length) return { ...even, lines: 0, place: () => [] }
  return layouts.find(({ place }) => !findCrowdedLabelText(place(0))) ?? alternating
}

/** The middle of each width, where its peak is, and the largest width that every peak can have. */
function spacePeaks(widths: readonly number[]) {
  const left = (coverSize.width - widths.reduce((sum, width) => sum + width, 0)) / 2
  const middles = widths.map(
    (width, index) => left + widths.slice(0, index).reduce((x, before) => x + before, width / 2),
  )
  const ends = middles.flatMap(x => [2 * (x - 16), 2 * (coverSize.width - 16 - x)])
  return { middles, room: Math.min(...widths, ...ends) }
}

/** Adds an equal share of the free space to each width. */
function spreadWidths(widths: readonly number[]): number[] {
  const free = coverSize.width - 16 - widths.reduce((sum, width) => sum + width, 0)
  return widths.map(width => width + free / widths.length)
}
