import type { Language } from '../../config/languages'
import { applyEdits, typographyEdits, type Edit } from '../../content/language/typography'

// A fact is longer than a group of thousands, so that figures in its place start no rule but that of a sign behind it.
const fact = /\{\{[^{}]*\}\}/g

/** A text with its facts covered by figures of the same length: no rule reads their names. */
export function withFactsCovered(text: string): string {
  return text.replace(fact, found => '0'.repeat(found.length))
}

/** The changes of words without any markup. */
export function plainEdits(text: string, language: Language): Edit[] {
  return typographyEdits(withFactsCovered(text), language)
}

/** Words as typed with everything mended that needs no judgement. */
export function mendedWords(text: string, language: Language): string {
  const edits = plainEdits(text, language)
  return edits.length ? mendedWords(applyEdits(text, edits), language) : text
}
