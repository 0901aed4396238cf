import { replacePlaceholders } from '../../shared/placeholderSyntax'
import type { Language } from '../../config/languages'
import { applyEdits, collectTypographyEdits, type TextEdit } from '../../content/language/typography'

/**
 * Masks placeholders with zeros of the same length, so that no rule reads fact names. There are always more than three,
 * so that rules about groups of thousands do not match. Rules about what follows a number still match.
 */
export function maskPlaceholders(text: string): string {
  return replacePlaceholders(text, ({ typed }) => '0'.repeat(typed.length))
}

/** Typography edits of text without markup. */
export function collectPlainTextEdits(text: string, language: Language): TextEdit[] {
  return collectTypographyEdits(maskPlaceholders(text), language)
}

/** Fixes the typography of a text as far as it needs no judgement. */
export function fixPlainTextTypography(text: string, language: Language): string {
  const edits = collectPlainTextEdits(text, language)
  return edits.length ? fixPlainTextTypography(applyEdits(text, edits), language) : text
}
