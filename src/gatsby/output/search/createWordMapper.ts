import { memoizeByText } from '../../../content/memoize'

const spaces = /[\s\u200b]+/

/**
 * Returns a function that applies `compute` to each word of a text, and computes each distinct word only once: the
 * pages of a site repeat their words. Only for results that depend on nothing but the word.
 */
export function createWordMapper<Result>(compute: (word: string) => Result): (text: string) => Result[] {
  const computeOnce = memoizeByText(compute)
  return text => text.split(spaces).map(computeOnce)
}
