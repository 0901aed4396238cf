import { replacePlaceholders } from '../../shared/placeholderSyntax'
import type { Language } from '../../config/languages'
import { applyEdits, collectTypographyEdits, type TextEdit } from '../../content/language/typography'

/**
 * A text with its facts covered by figures of the same length: no rule reads their names. A fact is longer than a group of
 * thousands, so that figures in its place start no rule but that of a sign behind it.
 */
export function maskPlaceholders(text: string): string {
  return replacePlaceholders(text, ({ typed }) => '0'.repeat(typed.length))
}

/** The changes of words without any markup. */
export function collectPlainTextEdits(text: string, language: Language): TextEdit[] {
  return collectTypographyEdits(maskPlaceholders(text), language)
}

/** Words as typed with everything mended that needs no judgement. */
export function fixPlainTextTypography(text: string, language: Language): string {
  const edits = collectPlainTextEdits(text, language)
  return edits.length ? fixPlainTextTypography(applyEdits(text, edits), language) : text
}
