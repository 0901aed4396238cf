const wordsPerMinute = 220

/** Minutes that a text takes to read, rounded up. */
export function estimateReadMinutesFromWordCount(words: number): number {
  return Math.max(1, Math.ceil(words / wordsPerMinute))
}
