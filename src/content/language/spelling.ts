import type { Language } from '../../config/languages'
import { isInDictionary } from './dictionaries'

/** A word of a text, with its place. */
export interface Word {
  word: string
  index: number
}

// Addresses, names of files and degrees (B.Sc., LL.M.) are no words of a language,
const addresses =
  /https?:\/\/\S+|(?<![\w.+-])[\w.+-]+@[\w.-]+|(?<![\p{L}\p{N}])(?:www\.)?[\w-]+\.(?:com|ca|org|net|gov|html?|pdf|json|mdx?)(?![\p{L}])\S*|(?<!\p{L})(?:\p{Lu}\p{L}{0,3}\.){1,3}\p{Lu}\p{L}{0,2}(?:\.|(?!\p{L}))|\{\{[^{}]*\}\}|\/\S+/gu
// nor are numbers with letters, and words with capitals inside. Few words are: what tells them is looked for, then the rest.
const digits = /\p{N}+/gu
const innerCapital = /\p{Ll}\p{Lu}/gu

// Paragraphs of an act are counted in small Roman figures: b) iii).
const roman = /^(?=[ivxlc]{2})(?:xc|xl|l?x{0,3})(?:ix|iv|v?i{0,3})$/iu

const elided = /^(?:l|d|j|m|t|s|c|n|qu|jusqu|lorsqu|puisqu|quoiqu|presqu|quelqu)[’'](?=\p{L})/iu

/** The words of a text that a dictionary may be asked for: no addresses, no abbreviations in capitals. */
export function extractWords(text: string, language: Language): Word[] {
  if (last.text !== text || last.language !== language) last = { text, language, words: split(text, language) }
  return last.words
}

// Rule after rule asks for the words of the same text.
let last: { text: string; language: Language; words: Word[] } = { text: '', language: 'en', words: [] }

function split(text: string, language: Language): Word[] {
  const bare = /[@/{.]/.test(text) ? text.replace(addresses, found => ' '.repeat(found.length)) : text
  const plain = blankOutWordsAround(blankOutWordsAround(bare, digits, /[\p{L}\p{N}]/u), innerCapital, /\p{L}/u)
  return [...plain.matchAll(/\p{L}[\p{L}\p{M}]*(?:[’'-]\p{L}[\p{L}\p{M}]*)*/gu)].flatMap(({ 0: found, index }) => {
    const head = language === 'fr' ? (elided.exec(found)?.[0].length ?? 0) : 0
    const word = found.slice(head)
    return word.length > 1 && !roman.test(word) && !/^\p{Lu}+s?$/u.test(word.replace(/[’'-]/g, ''))
      ? [{ word, index: index + head }]
      : []
  })
}

// What a match stands in, as far as such letters reach.
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

/** True for a word of the language: as the dictionary has it, or made of parts that it has. */
export function isSpeltCorrectly(word: string, language: Language): boolean {
  if (isInDictionary(word, language)) return true
  const plain = word.replace(/[’']s?$/u, '')
  if (plain !== word && isInDictionary(plain, language)) return true
  const parts = plain.split(/[-’']/u)
  return (
    parts.length > 1 &&
    parts.every(part => part.length < 2 || /^\p{Lu}+$/u.test(part) || isInDictionary(part, language))
  )
}
