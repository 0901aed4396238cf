import { memoizeByText } from '../../../content/memoize'

const spaces = /[\s\u200b]+/

/**
 * Applies a function to each word of a text, and computes each distinct word only once: the texts of a site repeat
 * theirs. For functions whose result depends on nothing but the word between its spaces.
 */
export function createPerWordFunction<Result>(compute: (word: string) => Result): (text: string) => Result[] {
  const computeOnce = memoizeByText(compute)
  return text => text.split(spaces).map(computeOnce)
}
