import type { Language } from '../../config/languages'
import { memoizeByText } from '../memoize'
import { isInDictionary } from './dictionaries'

/** A word and its index in the text. */
export interface Word {
  word: string
  index: number
}

// Not words: URLs, e-mail addresses, file names, degrees (B.Sc., LL.M.), placeholders and paths.
const addresses =
  /https?:\/\/\S+|(?<![\w.+-])[\w.+-]+@[\w.-]+|(?<![\p{L}\p{N}])(?:www\.)?[\w-]+\.(?:com|ca|org|net|gov|html?|pdf|json|mdx?)(?![\p{L}])\S*|(?<!\p{L})(?:\p{Lu}\p{L}{0,3}\.){1,3}\p{Lu}\p{L}{0,2}(?:\.|(?!\p{L}))|\{\{[^{}]*\}\}|\/\S+/gu
// Letters attached to digits and words with inner capitals are not words either. Both are rare, so the short pattern is
// searched first and the match is then extended to the whole word.
const digits = /\p{N}+/gu
const innerCapital = /\p{Ll}\p{Lu}/gu

// Paragraphs of acts are numbered in lower-case Roman numerals: b) iii).
const roman = /^(?=[ivxlc]{2})(?:xc|xl|l?x{0,3})(?:ix|iv|v?i{0,3})$/iu

const elided = /^(?:l|d|j|m|t|s|c|n|qu|jusqu|lorsqu|puisqu|quoiqu|presqu|quelqu)[’'](?=\p{L})/iu

/**
 * Extracts the words that a dictionary can judge, without elided articles (l’, qu’). Leaves out single letters, URLs,
 * e-mail addresses, placeholders, abbreviations in capitals, Roman numerals, and words with digits or inner capitals.
 */
export function extractWordsToSpellCheck(text: string, language: Language): Word[] {
  if (last.text !== text || last.language !== language) last = { text, language, words: split(text, language) }
  return last.words
}

// Memoizes the last text: many rules need the words of the same one.
let last: { text: string; language: Language; words: Word[] } = { text: '', language: 'en', words: [] }

function split(text: string, language: Language): Word[] {
  const hyphenated = text.replaceAll('\u2011', '-')
  const bare = /[@/{]|\.\p{L}/u.test(text)
    ? hyphenated.replace(addresses, found => ' '.repeat(found.length))
    : hyphenated
  const plain = blankOutWordsAround(blankOutWordsAround(bare, digits, /[\p{L}\p{N}]/u), innerCapital, /\p{L}/u)
  return [...plain.matchAll(/\p{L}[\p{L}\p{M}]*(?:[’'-]\p{L}[\p{L}\p{M}]*)*/gu)].flatMap(({ 0: found, index }) => {
    const head = language === 'fr' ? (elided.exec(found)?.[0].length ?? 0) : 0
    const word = found.slice(head)
    return isJudgeable(word) ? [{ word, index: index + head }] : []
  })
}

const isJudgeable = memoizeByText(
  (word: string) => word.length > 1 && !roman.test(word) && !/^\p{Lu}+s?$/u.test(word.replace(/[’'-]/g, '')),
)

// Blanks out each match together with the adjacent letters.
function blankOutWordsAround(text: string, mark: RegExp, letter: RegExp): string {
  let plain = text
  for (const { 0: found, index } of text.matchAll(mark)) {
    let [start, end] = [index, index + found.length]
    while (letter.test(text.charAt(start - 1))) start--
    while (letter.test(text.charAt(end))) end++
    plain = plain.slice(0, start) + ' '.repeat(end - start) + plain.slice(end)
  }
  return plain
}

/**
 * True if the dictionary has the word, the word without possessive, or each part between hyphens and apostrophes;
 * single letters and parts in capitals count as known.
 */
export function isInDictionaryWholeOrInParts(word: string, language: Language): boolean {
  if (isInDictionary(word, language)) return true
  const plain = word.replace(/[’']s?$/u, '')
  if (plain !== word && isInDictionary(plain, language)) return true
  const parts = plain.split(/[-’']/u)
  return (
    parts.length > 1 &&
    parts.every(part => part.length < 2 || /^\p{Lu}+$/u.test(part) || isInDictionary(part, language))
  )
}
