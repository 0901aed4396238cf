import { buildDotPath, buildLabels, coverSize, roundPathNumbers, type CoverArt } from './coverPaths'

/** A chromatogram: one peak per figure, of proportional height, its figure above it. */
export function drawPeaks(figures: readonly number[], labels: readonly string[], seed: number): CoverArt {
  const [base, left, most] = [126, 28, Math.max(...figures)]
  const step = (coverSize.width - 2 * left) / figures.length
  const half = Math.min(34, step * 0.44)
  const places = figures.map((figure, index) => ({ x: left + step * (index + 0.5), top: base - (92 * figure) / most }))
  const peaks = places.map(
    ({ x, top }) =>
      `H${x - half}C${x - half / 2} ${base} ${x - half * 0.4} ${top} ${x} ${top}S${x + half / 2} ${base} ${x + half} ${base}`,
  )
  // Every other seed marks the tops, each on the line that measures it.
  const marked = seed % 2 === 1
  const measures = places.map(({ x, top }) => `M${x} ${marked ? top : 136}V142`).join('')
  return {
    shapes: [
      { role: 'quiet', path: roundPathNumbers(`M16 136H304${measures}`) },
      { role: 'argument', path: roundPathNumbers(`M16 ${base}${peaks.join('')}H304`) },
      ...(marked
        ? [{ role: 'point' as const, path: places.map(({ x, top }) => buildDotPath(x, top, 5)).join('') }]
        : []),
    ],
    labels: buildLabels(
      places.map(({ x, top }) => ({ x, y: top - (marked ? 11 : 8) })),
      labels,
    ),
  }
}
