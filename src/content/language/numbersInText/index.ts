import type { Language } from '../../../config/languages'
import { parseNumberWords, createNumberWordsPatternSource } from './numberWords'

/** A number found in a text, in any notation. */
export interface NumberInText {
  value: number
  unit: 'cad' | 'percent' | 'count'
  /** Whether it is a minimum: “150+”. */
  atLeast: boolean
  /** The matched text, with its sign or unit. */
  typed: string
  index: number
  /** The next few words in lower case: what is counted. */
  followingWords: string[]
  /** For a range, the index of its other end in the list of numbers. */
  rangeEndIndex?: number
}

const space = '[\\s\\u00a0\\u202f]'
const digits = `\\d{1,3}(?:[ \\u00a0\\u202f,.'’]\\d{3})+(?:[.,]\\d{1,2})?(?![\\d])|\\d+(?:[.,]\\d+)?`
const scaled = `k(?![\\p{L}])|[MGB](?![\\p{L}])|thousands?(?!\\p{L})|millions?(?!\\p{L})|billions?(?!\\p{L})|mille(?!\\p{L})|milliards?(?!\\p{L})`
const dollars = `(?:de${space})?dollars?(?:${space}canadiens?)?(?!\\p{L})|CAD(?!\\p{L})`

const patterns = { en: buildPattern('en'), fr: buildPattern('fr') }

// Amounts in other currencies are not matched as dollars: they are not the practice’s.
function buildPattern(language: Language): RegExp {
  return new RegExp(
    [
      `(?<![\\p{L}\\d.,/§]|(?<![\\d%$])-)(?:(?<sign>(?:CA|C|CAD${space}?)?\\$|CAD)${space}?)?`,
      `(?:(?<digits>${digits})|(?<words>${createNumberWordsPatternSource(language)})(?!\\p{L}))`,
      `(?:[ \\u00a0\\u202f-]?(?<scale>${scaled}))?`,
      `(?<plus>\\+)?`,
      `(?:${space}?(?:(?<money>\\$(?!${space}?(?:US|U\\.S))|${dollars})|(?<percent>%|per${space}?cent(?!\\p{L})|pour${space}cent(?!\\p{L})|pct(?!\\p{L})|p\\.${space}?100)))?`,
      `(?<late>\\+)?`,
    ].join(''),
    'giu',
  )
}

// “Twelve thousand a month”: a number per period of time is money.
const paid =
  /^[\s\u00a0](?:an?|per|each|every|par|chaque|l’)[\s\u00a0]?(?:month|hour|year|mois|heure|an|année)(?!\p{L})/iu

// Abbreviations after a number.
const units: Record<string, string> = {
  h: 'heures',
  hrs: 'hours',
  hr: 'hour',
  min: 'minutes',
  yrs: 'years',
  mos: 'months',
}

const factors: Record<string, number> = { k: 1e3, m: 1e6, g: 1e9, b: 1e9, t: 1e3 }

/**
 * Finds every number in a text: digits with any separators, abbreviated, or in words; amounts, percentages and counts.
 */
export function findNumbersInText(text: string, language: Language): NumberInText[] {
  const figures = [...text.matchAll(patterns[language])].map(match => parseMatch(match, text, language))
  figures.forEach((figure, index) => joinRange(figure, figures[index + 1], index + 1, text))
  return figures
}

function parseMatch(match: RegExpMatchArray, text: string, language: Language): NumberInText {
  const { sign, digits, words, scale, plus, late, money, percent } = match.groups ?? {}
  const base = digits ? parseDigits(digits, language) : parseNumberWords(words ?? '', language)
  const end = (match.index ?? 0) + match[0].length
  return {
    value: Math.round(base * getScaleFactor(scale) * 1e6) / 1e6,
    unit:
      sign || money || (base * getScaleFactor(scale) >= 100 && paid.test(text.slice(end)))
        ? 'cad'
        : percent
          ? 'percent'
          : 'count',
    atLeast: Boolean(plus ?? late),
    typed: match[0].trim(),
    index: match.index ?? 0,
    followingWords: (text.slice(end, end + 48).match(/[\p{L}’]+/gu) ?? [])
      .slice(0, 4)
      .map(word => units[word] ?? word.toLowerCase()),
  }
}

const decimals: Record<Language, RegExp> = { en: /^(?:\d+\.|0,)\d+$/, fr: /^0[.,]\d+$/ }

// A separator before three digits is a thousands separator, otherwise a decimal one; a zero before it, or an English
// point, is followed by decimals only.
function parseDigits(digits: string, language: Language): number {
  const plain = digits.replace(/[ \u00a0\u202f'’]/g, '')
  const ungrouped = decimals[language].test(plain) ? plain : plain.replace(/[.,](?=\d{3}(?!\d))/g, '')
  return Number(ungrouped.replace(',', '.'))
}

function getScaleFactor(scale?: string): number {
  if (!scale) return 1
  if (/^mill?iards?$/i.test(scale)) return 1e9
  if (/^mille$/i.test(scale)) return 1e3
  return factors[scale.charAt(0).toLowerCase()] ?? 1
}

const between = /^[\s\u00a0\u202f]*(?:[-–—]|to|and|or|à|et|ou)[\s\u00a0\u202f]*(?:de[\s\u00a0\u202f])?$/i

// “60 to 70 %”: both ends of a range have the same unit.
function joinRange(figure: NumberInText, next: NumberInText | undefined, nextIndex: number, text: string): void {
  if (!next || !between.test(text.slice(figure.index + figure.typed.length, next.index))) return
  figure.rangeEndIndex = nextIndex
  if (figure.unit === 'count') figure.unit = next.unit
  else if (next.unit === 'count') next.unit = figure.unit
  if (!figure.followingWords.length || figure.unit === 'count') figure.followingWords = next.followingWords
}
