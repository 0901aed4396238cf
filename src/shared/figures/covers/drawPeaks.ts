import { buildBrokenNameLabels, buildNameLabels, findCrowdedName } from './coverNameLabels'
import {
  buildDotPath,
  buildCoverLabelsAtPoints,
  coverSize,
  roundPathNumbers,
  type CoverArt,
  type CoverWords,
} from './coverPaths'

/** A chromatogram: one peak per figure, of proportional height, its figure above and its name below it. */
export function drawPeaks(figures: readonly number[], words: CoverWords, seed: number): CoverArt {
  const [left, step] = [28, (coverSize.width - 56) / figures.length]
  const middles = figures.map((_, index) => left + step * (index + 0.5))
  const { lines, place: placeNames } = layOutNames(middles, step, words.names)
  // As much air above the figures as below the names.
  const base = lines ? 124 - 15 * lines : 136
  const [most, tallest] = [Math.max(...figures), base - (lines ? 40 : 26)]
  const half = Math.min(34, step * 0.44)
  const places = figures.map((figure, index) => ({ x: middles[index] ?? 0, top: base - (tallest * figure) / most }))
  const peaks = places.map(
    ({ x, top }) =>
      `H${x - half}C${x - half / 2} ${base} ${x - half * 0.4} ${top} ${x} ${top}S${x + half / 2} ${base} ${x + half} ${base}`,
  )
  // Every other seed marks the tops, each on the line that measures it.
  const marked = seed % 2 === 1
  const measures = places.map(({ x, top }) => `M${x} ${marked ? top : base + 8}V${base + 13}`).join('')
  return {
    shapes: [
      { role: 'quiet', path: roundPathNumbers(`M16 ${base + 8}H304${measures}`) },
      { role: 'argument', path: roundPathNumbers(`M16 ${base}${peaks.join('')}H304`) },
      ...(marked
        ? [{ role: 'point' as const, path: places.map(({ x, top }) => buildDotPath(x, top, 5)).join('') }]
        : []),
    ],
    labels: lines
      ? [
          ...buildCoverLabelsAtPoints(
            places.map(({ x, top }) => ({ x, y: top - (marked ? 11 : 8) })),
            words.figures,
          ),
          ...placeNames(base + 30),
        ]
      : [],
  }
}

// All on one line; or the long ones broken in two; only if names would still touch, alternately on two lines.
function layOutNames(middles: readonly number[], room: number, names: readonly string[]) {
  const placeAt = (y: number) => middles.map(x => ({ x, y }))
  const layouts = [
    { lines: 1, place: (y: number) => buildNameLabels(placeAt(y), names) },
    { lines: 2, place: (y: number) => buildBrokenNameLabels(placeAt(y), names, room - 6) },
  ]
  const alternating = {
    lines: 2,
    place: (y: number) =>
      buildNameLabels(
        placeAt(y).map((at, index) => ({ ...at, y: y + 15 * (index % 2) })),
        names,
      ),
  }
  if (!names.length) return { lines: 0, place: () => [] }
  return layouts.find(({ place }) => !findCrowdedName(place(0))) ?? alternating
}
