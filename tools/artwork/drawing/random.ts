/** Pseudo-random numbers in [0, 1), reproducible by seed. */
export type Random = () => number

/** Mulberry32. No dependency, as drawings must not change when one is updated. */
export function seeded(seed: number): Random {
  let state = seed >>> 0
  return () => {
    state = (state + 0x6d2b79f5) >>> 0
    let mixed = Math.imul(state ^ (state >>> 15), state | 1)
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61)
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296
  }
}

/** A random number between `low` and `high`. */
export function between(random: Random, low: number, high: number): number {
  return low + (high - low) * random()
}
