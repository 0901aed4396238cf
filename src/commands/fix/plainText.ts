import type { Language } from '../../config/languages'
import { applyEdits, typographyEdits, type TextEdit } from '../../content/language/typography'

// A fact is longer than a group of thousands, so that figures in its place start no rule but that of a sign behind it.
const fact = /\{\{[^{}]*\}\}/g

/** A text with its facts covered by figures of the same length: no rule reads their names. */
export function maskFacts(text: string): string {
  return text.replace(fact, found => '0'.repeat(found.length))
}

/** The changes of words without any markup. */
export function plainTextEdits(text: string, language: Language): TextEdit[] {
  return typographyEdits(maskFacts(text), language)
}

/** Words as typed with everything mended that needs no judgement. */
export function fixPlainText(text: string, language: Language): string {
  const edits = plainTextEdits(text, language)
  return edits.length ? fixPlainText(applyEdits(text, edits), language) : text
}
