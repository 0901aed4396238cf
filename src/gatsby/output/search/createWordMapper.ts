import { memoizeByText } from '../../../content/memoize'

const spaces = /[\s\u200b]+/

/**
 * Returns a function of a whole text that gives one result per word, from `compute`. It computes each distinct word
 * only once, since the pages of a site repeat their words: only for results that depend on nothing but the word.
 */
export function createWordMapper<Result>(compute: (word: string) => Result): (text: string) => Result[] {
  const computeOnce = memoizeByText(compute)
  return text => text.split(spaces).map(computeOnce)
}
