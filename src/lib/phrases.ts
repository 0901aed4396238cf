import type { Language } from '../config/languages'

/** A run of words found in a text. */
export interface FoundPhrase {
  index: number
  /** As it is typed. */
  words: string
}

const gap = '(?:[\\s\\u00a0\\u202f]+|-)'

/**
 * The places of some words in a text, in every form that they take: plural, feminine, capitals, over the end of a line, with
 * or without accents and hyphens. `*` stands for the rest of a word, `…` for up to three words between.
 */
export function phrasesIn(text: string, words: string, language: Language): FoundPhrase[] {
  const { pattern, hint } = searchOf(words, language)
  const plain = foldedOnce(text)
  // Most texts hold none of it, which a few letters tell faster than a pattern.
  if (!plain.small.includes(hint)) return []
  return [...plain.words.matchAll(pattern)].map(({ 0: found, index }) => ({
    index,
    words: text.slice(index, index + found.length),
  }))
}

interface Search {
  pattern: RegExp
  /** Letters that every form of the words holds. */
  hint: string
}

const searches = new Map<string, Search>()

function searchOf(words: string, language: Language): Search {
  const key = `${language} ${words}`
  const known = searches.get(key)
  if (known) return known
  const tokens = folded(words)
    .trim()
    .split(/[\s\u00a0\u202f-]+/u)
  const source = tokens
    .map((token, index) =>
      token === '…'
        ? `(?:[\\p{L}\\p{N}'-]+${gap}){0,3}`
        : `${formsOf(token, language)}${index < tokens.length - 1 ? gap : ''}`,
    )
    .join('')
  const pattern = new RegExp(`(?<![\\p{L}\\p{N}-])${source}(?![\\p{L}\\p{N}]|-\\p{L})`, 'giu')
  const [longest = ''] = tokens.map(stemOf).sort((a, b) => b.length - a.length)
  const search = { pattern, hint: longest.toLowerCase() }
  searches.set(key, search)
  return search
}

let last = { text: '', words: '', small: '' }

// Phrase after phrase is looked for in the same text.
function foldedOnce(text: string): typeof last {
  if (last.text !== text) {
    const words = folded(text)
    last = { text, words, small: words.toLowerCase() }
  }
  return last
}

// What no form of a word changes.
function stemOf(token: string): string {
  const [stem = ''] = token.split('*')
  return stem === token ? stem.slice(0, Math.max(2, stem.length - 4)) : stem
}

// As many letters as before: every place in the text stays where it is.
function folded(text: string): string {
  return text
    .replace(/[\u00c0-\u024f]/g, letter => letter.normalize('NFD').charAt(0))
    .replace(/[’ʼ‘]/g, "'")
    .replace(/[\u2010\u2011]/g, '-')
}

function formsOf(token: string, language: Language): string {
  if (token.includes('*')) return token.split('*').map(escaped).join("[\\p{L}']*")
  return language === 'en' ? english(token) : french(token)
}

function english(token: string): string {
  if (/[^aeiou]y$/.test(token)) return `${escaped(token.slice(0, -1))}(?:y|ies|y's)`
  return /^\p{L}{3,}$/u.test(token) ? `${escaped(token)}(?:s|es|'s|s')?` : escaped(token)
}

// How nouns and adjectives end in the feminine and the plural; words of three letters and fewer do not change.
const endings: [end: string, forms: string][] = [
  ['al', '(?:al|ale|ales|aux)'],
  ['if', '(?:ifs?|ives?)'],
  ['teur', '(?:teurs?|trices?|teuses?)'],
  ['eur', '(?:eurs?|eures?|euses?)'],
  ['eux', '(?:eux|euses?)'],
  ['el', '(?:els?|elles?)'],
  ['en', '(?:ens?|ennes?)'],
  ['er', '(?:ers?|eres?)'],
  ['e', '(?:es?|ees?)'],
  ['s', 's'],
  ['x', 'x'],
]

function french(token: string): string {
  const head = /^(?:[a-z]+')?/i.exec(token)?.[0] ?? ''
  const word = token.slice(head.length)
  if (!/^\p{L}{4,}$/u.test(word)) return escaped(token)
  const [end, forms] = endings.find(([end]) => word.endsWith(end)) ?? ['', '(?:e|s|es)?']
  return `${escaped(head + word.slice(0, word.length - end.length))}${forms}`
}

function escaped(words: string): string {
  return words.replace(/[.*+?^${}()|[\]\\/]/g, '\\$&')
}
