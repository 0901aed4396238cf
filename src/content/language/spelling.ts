import type { Language } from '../../config/languages'
import { isInDictionary } from './dictionaries'

/** A word of a text, with its place. */
interface Word {
  word: string
  index: number
}

// Addresses, names of files, numbers with letters, and words with capitals inside are no words of a language.
const noWords =
  /https?:\/\/\S+|(?<![\w.+-])[\w.+-]+@[\w.-]+|(?<![\p{L}\p{N}])(?:www\.)?[\w-]+\.(?:com|ca|org|net|gov|html?|pdf|json|mdx?)(?![\p{L}])\S*|\{\{[^{}]*\}\}|(?<![\p{L}\p{N}])[\p{L}\p{N}]*\p{N}[\p{L}\p{N}]*|(?<!\p{L})\p{L}*\p{Ll}\p{Lu}\p{L}*|\/\S+/gu

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
  const plain = text.replace(noWords, found => ' '.repeat(found.length))
  return [...plain.matchAll(/\p{L}[\p{L}\p{M}]*(?:[’'-]\p{L}[\p{L}\p{M}]*)*/gu)].flatMap(({ 0: found, index }) => {
    const head = language === 'fr' ? (elided.exec(found)?.[0].length ?? 0) : 0
    const word = found.slice(head)
    return word.length > 1 && !roman.test(word) && !/^\p{Lu}+s?$/u.test(word.replace(/[’'-]/g, ''))
      ? [{ word, index: index + head }]
      : []
  })
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
