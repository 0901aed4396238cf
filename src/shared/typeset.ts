import type { Language } from '../config/languages'

/** A part of a text as it is set: words, letters raised behind a number, or words that stay on one line. */
export type TypesetPart = string | { superscript: string } | { noWrap: string }

const months = 'janvier|février|mars|avril|mai|juin|juillet|août|septembre|octobre|novembre|décembre'
const units = 'minutes?|heures?|jours?|semaines?|mois|ans'

// Spaces inside « 1er avril 2027 », « no 51 », « 24 heures » and « art. 6 » hold their line. A page is still found by an ordinary space.
const held = new RegExp(
  `(?<=(?<!\\d)(?:1er|\\d{1,2})) (?=(?:${months})(?!\\p{L}))|(?<=(?<!\\p{L})(?:${months})) (?=\\d{4}(?!\\d))|(?<=(?<!\\p{L})[nN]o) (?=\\d)|(?<=(?<![\\p{L}\\d])\\d{1,3}) (?=(?:${units})(?!\\p{L}))|(?<=(?<!\\p{L})(?:art|par|al)\\.) (?=(?:\\p{Lu}\\.)?\\d)`,
  'gu',
)

// A hyphen that does not break (U+2011) would neither be found nor copied as one: the words stay, inside an element.
const marked = new RegExp(
  [
    '(?<raised>(?<=(?<![\\p{L}\\d,.-])1)(?:er|re)s?(?!\\p{L})|(?<=(?<![\\p{L}\\d,.-])\\d{1,3})es?(?!\\p{L})|(?<=(?<!\\p{L})[nN])o(?=\\u00a0\\d))',
    '\\p{L}+-(?:t-)?(?:je|tu|ils?|elles?|on|nous|vous|ce|ci|là|moi|toi|les?|la|lui|leur|y|en)(?![\\p{L}-])',
    '(?<![\\p{L}\\d-])\\p{Lu}+(?:-(?:\\p{Lu}{1,2}|\\d{1,4}))+(?![\\p{L}\\d-])',
  ].join('|'),
  'gu',
)

/**
 * A text as French is set: « 1er » and « no 51 » with raised letters, and no line that ends inside a date, a duration, « est-elle » or
 * « AC-C ». What is typed, searched, copied or read by machines stays plain. English is left as it is.
 */
export function typeset(text: string, language: Language): TypesetPart[] {
  if (language !== 'fr') return [text]
  const words = text.replace(held, '\u00a0')
  const pieces: TypesetPart[] = []
  let done = 0
  for (const match of words.matchAll(marked)) {
    if (match.index > done) pieces.push(words.slice(done, match.index))
    pieces.push(match.groups?.raised ? { superscript: match[0] } : { noWrap: match[0] })
    done = match.index + match[0].length
  }
  return done < words.length || !pieces.length ? [...pieces, words.slice(done)] : pieces
}
