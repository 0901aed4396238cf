/** A stream of numbers in [0, 1): the same seed always gives the same stream. */
export type Random = () => number

/** Mulberry32: four lines are enough, and a drawing must not change when a dependency does. */
export function seeded(seed: number): Random {
  let state = seed >>> 0
  return () => {
    state = (state + 0x6d2b79f5) >>> 0
    let mixed = Math.imul(state ^ (state >>> 15), state | 1)
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61)
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296
  }
}

/** One number of the stream, brought to the interval from `low` to `high`. */
export function between(random: Random, low: number, high: number): number {
  return low + (high - low) * random()
}
