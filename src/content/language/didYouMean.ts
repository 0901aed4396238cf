/**
 * The candidate with the smallest edit distance, if it is close enough to be a typo; more than two letters apart, it must
 * begin with the same letter, so that no other name of the same pattern is offered.
 */
export function findClosestMatch(word: string, candidates: readonly string[]): string | undefined {
  const ranked = candidates
    .map(candidate => ({ candidate, distance: computeEditDistance(word.toLowerCase(), candidate.toLowerCase()) }))
    .sort((a, b) => a.distance - b.distance)
  const best = ranked[0]
  if (!best || best.distance > Math.max(2, word.length / 3)) return undefined
  return best.distance <= 2 || best.candidate[0]?.toLowerCase() === word[0]?.toLowerCase() ? best.candidate : undefined
}

/** Returns `; did you mean “X”`, or an empty string. */
export function formatDidYouMeanHint(word: string, candidates: readonly string[]): string {
  const candidate = findClosestMatch(word, candidates)
  return candidate ? `; did you mean “${candidate}”` : ''
}

// Levenshtein distance, one row at a time.
function computeEditDistance(a: string, b: string): number {
  let row = Array.from({ length: b.length + 1 }, (_, index) => index)
  for (let i = 1; i <= a.length; i++) {
    const next = [i]
    for (let j = 1; j <= b.length; j++) {
      const substitution = (row[j - 1] ?? 0) + (a[i - 1] === b[j - 1] ? 0 : 1)
      next.push(Math.min(substitution, (row[j] ?? 0) + 1, (next[j - 1] ?? 0) + 1))
    }
    row = next
  }
  return row[b.length] ?? 0
}
