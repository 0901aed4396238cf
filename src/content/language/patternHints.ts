/** A slow pattern may have a hint; most texts lack it, so that the pattern is rarely run. */
export interface PatternHint {
  /** A cheap filter: every text that the pattern matches contains a match of it. */
  hint?: RegExp
}

/** Whether a text may contain a match of a pattern, judging by its hint. */
export function mayMatch(text: string, { hint }: PatternHint): boolean {
  return !hint || hint.test(text)
}
