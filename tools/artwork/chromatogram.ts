import { across, COUNT, curves, hatching, runs, signal, type Run, type Sample } from './parts/trace'
import { seeded } from './drawing/random'
import { COPPER, draw, HEIGHT, MINT, PAPER, sheet, WIDTH } from './drawing/sheet'

/** A stack of traces, the front one lowest. */
export type Chromatogram = Run & {
  seed: number
  /** Baseline of the front trace, vertical distance to the next, and horizontal shift of each next one. */
  base: number
  gap: number
  shift: number
}

/** The time axis under the front trace. */
function axis(y: number): string {
  const marks: string[] = []
  for (let x = 40; x < WIDTH; x += 32) marks.push(`M${x} ${y}v${(x - 40) % 160 === 0 ? 20 : 10}`)
  return draw(`M0 ${y}H${WIDTH}${marks.join('')}`, { ink: MINT, opacity: 0.4, width: 1.8 })
}

/** Stacked traces, where nearer ones hide those behind, with one peak in copper. */
export function chromatogram(options: Chromatogram): string {
  const { base, gap, marked, peaks, seed, shift, traces } = options
  const random = seeded(seed)
  // Few lines are as strong together as many.
  const width = traces < 10 ? 4.4 : 3.8
  const reached: number[] = Array.from({ length: COUNT }, () => Infinity)
  const drawing = Array.from({ length: traces }, (_, trace) => {
    const height = signal(options, trace, random)
    const [baseline, lean] = [base - trace * gap, trace * shift]
    const samples = Array.from({ length: COUNT }, (_unused, i): Sample => {
      // Including the neighbouring samples leaves a gap beside steep flanks, not only above them.
      const horizon = Math.min(...reached.slice(Math.max(0, i - 1), i + 2))
      return { point: [across(i), baseline - height(across(i) - lean, 0)], horizon }
    })
    const peak = trace === marked.trace ? peaks[marked.peak] : undefined
    const near = (x: number): boolean =>
      peak !== undefined && x - lean > peak.at - 2.7 * peak.width && x - lean < peak.at + 3.5 * peak.width
    const opacity = 0.95 * (1 - 0.5 * (trace / traces))
    const chosen = samples.filter(({ point }) => near(point[0]))
    samples.forEach(({ point }, index) => (reached[index] = Math.min(reached[index] ?? Infinity, point[1])))
    return (
      draw(curves(runs(samples, x => !near(x))), { ink: PAPER, opacity: Number(opacity.toFixed(2)), width }) +
      draw(hatching(chosen, baseline), { ink: COPPER, opacity: 0.42, width: 1.6 }) +
      draw(curves(runs(samples, near)), { ink: COPPER, opacity: 0.95, width: width + 0.4 })
    )
  })
  return sheet({ figure: drawing.join('') + axis(Math.min(HEIGHT - 60, base + 46)) })
}
