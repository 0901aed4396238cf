import type { Language } from '../../config/languages'
import { typographyEdits, type Edit } from '../../lib/typography'

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
