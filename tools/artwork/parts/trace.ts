import { round, smooth, type Point } from '../drawing/curve'
import { swell, type Field } from '../drawing/field'
import { between, type Random } from '../drawing/random'
import { WIDTH } from '../drawing/sheet'

/** What a trace needs to know of its stack. */
export type Run = {
  traces: number
  /** The peaks that all traces share: where, how wide, how high. */
  peaks: readonly { at: number; width: number; height: number }[]
  /** The trace (counted from the front) and the peak that stand in copper. */
  marked: { trace: number; peak: number }
}

const STEP = 3
/** How many samples a trace has, and where the one of an index stands. */
export const COUNT = Math.ceil((WIDTH + 120) / STEP)
export const across = (index: number): number => index * STEP - 60

/** The signal of one trace: shared peaks that swell and drift a little from run to run, on a restless baseline. */
export function signal({ peaks, traces, marked }: Run, trace: number, random: Random): Field {
  const grass = swell(random, 34, 7)
  const drift = swell(random, 900, 5)
  const age = trace / Math.max(1, traces - 1)
  const run = peaks.map((peak, index) => {
    const ripe = Math.exp(-((age - index / peaks.length) ** 2) * 5)
    const size = (0.25 + 0.6 * ripe) * between(random, 0.55, 1)
    const sway = between(random, -7, 7)
    // The marked peak stands at its full height, and the traces before it keep out of its light.
    if (index !== marked.peak || trace > marked.trace)
      return { ...peak, at: peak.at + sway, height: peak.height * size }
    return trace === marked.trace ? peak : { ...peak, height: peak.height * 0.16 }
  })
  return x =>
    run.reduce(
      (sum, { at, width, height }) => {
        // Real columns drag: the far side of a peak falls more slowly than the near side rises.
        const side = x > at ? width * 1.35 : width
        return sum + height * Math.exp(-(((x - at) / side) ** 2) / 2)
      },
      1.3 * grass(x, 0) + 5 * drift(x, 0),
    )
}

/** A place of a trace, and how high the traces before it reach there. */
export type Sample = { point: Point; horizon: number }

/** The samples that `keep` accepts and no nearer trace hides, each unbroken run for itself. */
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

/** Upright hatching from a peak down to its baseline, or to whatever stands before it. */
export function hatching(samples: readonly Sample[], baseline: number): string {
  return samples
    .filter((_, index) => index % 3 === 0)
    .map(({ point: [x, y], horizon }) => ({ x, top: y + 9, foot: Math.min(baseline, horizon - 7) }))
    .filter(({ top, foot }) => foot - top > 6)
    .map(({ x, top, foot }) => `M${x} ${round(top)}V${round(foot)}`)
    .join('')
}
