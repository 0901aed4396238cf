import escapeStringRegexp from 'escape-string-regexp'
import { languages, type Language } from '../../config/languages'
import { createRecord } from '../../shared/properties'
import { memoizeByObject, memoizeByText } from '../memoize'
import { lowercaseKeepingLength } from './lowercasePatterns'

/** A phrase found in a text. */
export interface FoundPhrase {
  index: number
  /** As typed in the text. */
  words: string
}

// Patterns run on lower-case text without accents, which is most of why they are fast.
const letter = 'a-z0-9\\u00df-\\u024f\\u0370-\\u1fff'
const gap = '(?:[\\s\\u00a0\\u202f]+|-)'

/**
 * Finds a phrase in all its inflected forms: plural, feminine, capitals, across line breaks, with or without accents
 * and hyphens. `*` stands for the rest of a word, `…` for up to three words in between.
 */
export function findPhraseInAnyForm(text: string, words: string, language: Language): FoundPhrase[] {
  const { pattern, hint, stems } = searches[language](words)
  const plain = foldedOnce(text)
  if ((hint && !plain.beginnings.has(hint)) || !stems.every(stem => plain.words.includes(stem))) return []
  return [...plain.words.matchAll(pattern)]
    .map(({ 0: found, index }) => ({ index, words: text.slice(index, index + found.length) }))
    .filter(found => !isOtherWord(found.words, words))
}

/** Whether two phrases are inflected forms of each other, such as a singular and its plural. */
export function areFormsOfOnePhrase(one: string, other: string, language: Language): boolean {
  const isFormOf = (text: string, words: string) =>
    findPhraseInAnyForm(text, words, language).some(found => found.words.length === text.length)
  return isFormOf(one, other) || isFormOf(other, one)
}

// « Inégale » is not « inégalé »: a word typed with its other accent would have been typed with the last one, too.
function isOtherWord(typed: string, words: string): boolean {
  return /[éÉ][eE]?[sS]?$/u.test(words) && /[À-ÿ][a-z]*(?<!é)es?$/iu.test(typed) && !/[éÉ][eE]?[sS]?$/u.test(typed)
}

/**
 * Indexes of the phrases that may occur in a text, judging by the first letters of its words: a cheap filter, since
 * most texts contain none and searching for each one would be most of the cost of a check.
 */
export function findCandidatePhraseIndexes(text: string, list: readonly string[], language: Language): number[] {
  const places = placesByHint[language](list)
  const found = [...(places.get('') ?? [])]
  for (const hint of foldedOnce(text).beginnings) {
    const known = places.get(hint)
    if (known) found.push(...known)
  }
  return found.sort((a, b) => a - b)
}

const placesByHint = createRecord(languages, language =>
  memoizeByObject((list: readonly string[]) => {
    const places = new Map<string, number[]>()
    list.forEach((words, place) => {
      const { hint } = searches[language](words)
      places.set(hint, [...(places.get(hint) ?? []), place])
    })
    return places
  }),
)

interface Search {
  pattern: RegExp
  /** The first two to four letters of one word, common to all its forms; empty if there are none. */
  hint: string
  /** The parts of its words that all forms share. */
  stems: string[]
}

const searches = createRecord(languages, language => memoizeByText((words: string) => createSearch(words, language)))

function createSearch(words: string, language: Language): Search {
  const tokens = folded(words)
    .trim()
    .split(/[\s\u00a0\u202f-]+/u)
  const source = tokens
    .map((token, index) =>
      token === '…'
        ? `(?:[${letter}'-]+${gap}){0,3}`
        : `${buildFormsPattern(token, language)}${index < tokens.length - 1 ? gap : token.length < 3 && index > 0 ? 's?' : ''}`,
    )
    .join('')
  const pattern = new RegExp(`(?<![${letter}-])${source}(?![${letter}]|-[${letter}])`, 'g')
  const stems = tokens
    .filter(token => token !== '…')
    .map(token => getStem(token, language))
    .sort((a, b) => b.length - a.length)
  return { pattern, hint: getFirstLetters(stems[0] ?? ''), stems }
}

const runsOfLetters = new RegExp(`[${letter}]+`, 'g')
// Behind an elision: of « d’essai », the letters of “essai”.
const firstLetters = new RegExp(`(?<![${letter}])[${letter}]{2,4}`)

let last: { text: string; words: string; beginnings: ReadonlySet<string> } = {
  text: '',
  words: '',
  beginnings: new Set(),
}

// Memoizes the last text: many phrases are searched in the same one.
function foldedOnce(text: string): typeof last {
  if (last.text !== text) {
    const words = folded(text)
    const beginnings = new Set<string>()
    for (const run of words.match(runsOfLetters) ?? [])
      for (let count = 2; count <= 4; count++) beginnings.add(run.slice(0, count))
    last = { text, words, beginnings }
  }
  return last
}

function getFirstLetters(word: string): string {
  return firstLetters.exec(word)?.[0] ?? ''
}

// The part of a word that all its forms share.
function getStem(token: string, language: Language): string {
  const [stem = ''] = token.split('*')
  if (stem !== token) return stem
  return language === 'en'
    ? token.replace(/y$/, '')
    : token.slice(0, token.length - (findEnding(token)?.[0].length ?? 0))
}

// Keeps the length, so that indexes stay valid in the original text.
function folded(text: string): string {
  return lowercaseKeepingLength(text)
    .replace(/[\u00c0-\u024f]/g, letter => bare[letter.charCodeAt(0)] ?? letter)
    .replace(/[’ʼ‘]/g, "'")
    .replace(/[\u2010\u2011]/g, '-')
}

/** Letters without accents, indexed by character code. */
const bare = Array.from({ length: 0x250 }, (_, code) => String.fromCharCode(code).normalize('NFD').charAt(0))

function buildFormsPattern(token: string, language: Language): string {
  if (token.includes('*')) return token.split('*').map(escapeStringRegexp).join(`[${letter}']*`)
  return language === 'en' ? english(token) : french(token)
}

function english(token: string): string {
  if (/[^aeiou]y$/.test(token)) return `${escapeStringRegexp(token.slice(0, -1))}(?:y|ies|y's)`
  return /^[a-z]{3,}$/.test(token) ? `${escapeStringRegexp(token)}(?:s|es|'s|s')?` : escapeStringRegexp(token)
}

// Feminine and plural endings of nouns and adjectives. Words of three letters only take an s; shorter ones do not
// change.
const endings: [end: string, forms: string][] = [
  ['al', '(?:al|ale|ales|aux)'],
  ['if', '(?:ifs?|ives?)'],
  ['teur', '(?:teurs?|trices?|teuses?)'],
  ['eur', '(?:eurs?|eures?|euses?)'],
  ['eux', '(?:eux|euses?)'],
  ['el', '(?:els?|elles?)'],
  ['en', '(?:ens?|ennes?)'],
  ['eau', 'eaux?'],
  ['eu', 'eu[sx]?'],
  ['er', '(?:ers?|eres?)'],
  ['e', '(?:es?|ees?)'],
  ['s', 's'],
  ['x', 'x'],
]

function findEnding(word: string): (typeof endings)[number] | undefined {
  return endings.find(([end]) => word.endsWith(end))
}

function french(token: string): string {
  const head = /^(?:[a-z]+')?/i.exec(token)?.[0] ?? ''
  const word = token.slice(head.length)
  if (!/^\p{L}{3,}$/u.test(word)) return escapeStringRegexp(token)
  if (word.length === 3) return `${escapeStringRegexp(token)}s?`
  const [end, forms] = findEnding(word) ?? ['', '(?:e|s|es)?']
  return `${escapeStringRegexp(head + word.slice(0, word.length - end.length))}${forms}`
}
