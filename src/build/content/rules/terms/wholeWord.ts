/** A pattern that finds these words, in any case, where they stand as whole words. */
export function wholeWord(words: string): RegExp {
  return new RegExp(`(?<![\\p{L}\\p{N}-])${words.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')}(?![\\p{L}\\p{N}-])`, 'giu')
}
