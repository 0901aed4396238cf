import { round, smooth, type Point } from '../drawing/curve'
import { swell, type Field } from '../drawing/field'
import { between, type Random } from '../drawing/random'
import { WIDTH } from '../drawing/sheet'

/** The properties common to all traces of a stack. */
export type Run = {
  traces: number
  /** The peaks of all traces: position, width, height. */
  peaks: readonly { at: number; width: number; height: number }[]
  /** The trace (counted from the front) and the peak in copper. */
  marked: { trace: number; peak: number }
}

const STEP = 3
/** Number of samples of a trace, and the x position of a sample. */
export const COUNT = Math.ceil((WIDTH + 120) / STEP)
export const across = (index: number): number => index * STEP - 60

/** The signal of one trace: common peaks that vary a little from trace to trace, on a noisy baseline. */
export function signal({ peaks, traces, marked }: Run, trace: number, random: Random): Field {
  const grass = swell(random, 34, 7)
  const drift = swell(random, 900, 5)
  const age = trace / Math.max(1, traces - 1)
  const run = peaks.map((peak, index) => {
    const ripe = Math.exp(-((age - index / peaks.length) ** 2) * 5)
    const size = (0.25 + 0.6 * ripe) * between(random, 0.55, 1)
    const sway = between(random, -7, 7)
    // The marked peak has its full height, and is lowered in the traces before it, which would hide it.
    if (index !== marked.peak || trace > marked.trace)
      return { ...peak, at: peak.at + sway, height: peak.height * size }
    return trace === marked.trace ? peak : { ...peak, height: peak.height * 0.16 }
  })
  return x =>
    run.reduce(
      (sum, { at, width, height }) => {
        // Peak tailing: the far side falls more slowly than the near side rises.
        const side = x > at ? width * 1.35 : width
        return sum + height * Math.exp(-(((x - at) / side) ** 2) / 2)
      },
      1.3 * grass(x, 0) + 5 * drift(x, 0),
    )
}

/** A point of a trace, and how high the traces before it reach there. */
export type Sample = { point: Point; horizon: number }

/** The samples that `keep` accepts and no nearer trace hides, split into unbroken runs. */
export function runs(samples: readonly Sample[], keep: (x: number) => boolean): Point[][] {
  const found: Point[][] = [[]]
  samples.forEach(({ point, horizon }) => {
    if (keep(point[0]) && point[1] < horizon - 5) found.at(-1)?.push(point)
    else if (found.at(-1)?.length) found.push([])
  })
  return found.filter(run => run.length > 9)
}

/** Path data of several runs. */
export function curves(of: readonly Point[][]): string {
  return of.map(points => smooth({ points, closed: false })).join('')
}

/** Vertical hatching from a peak down to its baseline, or to whatever is before it. */
export function hatching(samples: readonly Sample[], baseline: number): string {
  return samples
    .filter((_, index) => index % 3 === 0)
    .map(({ point: [x, y], horizon }) => ({ x, top: y + 9, foot: Math.min(baseline, horizon - 7) }))
    .filter(({ top, foot }) => foot - top > 6)
    .map(({ x, top, foot }) => `M${x} ${round(top)}V${round(foot)}`)
    .join('')
}
