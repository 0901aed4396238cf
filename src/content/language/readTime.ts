const wordsPerMinute = 220

/** Reading time in minutes, rounded up; at least 1. */
export function estimateReadMinutesFromWordCount(words: number): number {
  return Math.max(1, Math.ceil(words / wordsPerMinute))
}
