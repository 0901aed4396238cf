import { capitalize } from '../language/capitalize'
import type { Language } from '../../config/languages'
import { findFact, isLegalFigureFact, type Fact, type Facts } from '../model/facts'
import type { Practice } from '../model/practice'
import { formatDate } from '../../shared/dates'
import type { DownloadSizes } from '../../shared/downloads'
import { replacePlaceholders } from '../../shared/placeholderSyntax'
import { appendFileTypeAndSizeToDownloadLinks } from './appendFileTypeAndSizeToDownloadLinks'
import { formatFact, isFactModifier } from './factFormats'
import { formatPracticePlaceholder } from './formatPracticePlaceholder'
import { removeLinesWithUndecidedMandateTerms } from './removeLinesWithUndecidedMandateTerms'

/** The data that `{{…}}` in copy can refer to. */
export interface PlaceholderContext {
  facts: Facts
  practice: Practice
  /** Sizes of downloadable files, added to the text of links to them. */
  downloads?: DownloadSizes
  /** The value of `{{price}}`, inside the sentence around a price. */
  price?: string
}

/**
 * Replaces each `{{name}}`: a fact with the requested modifiers, or `{{practice.…}}`, a value of practice.json. Unknown
 * names stay as typed: the content check reports them. Also removes lines about undecided terms, and adds type and size
 * to the text of links to downloads.
 */
export function fillPlaceholdersAndDownloadNotes(
  text: string,
  context: PlaceholderContext,
  language: Language,
): string {
  const whole = appendFileTypeAndSizeToDownloadLinks(
    removeLinesWithUndecidedMandateTerms(text, context.practice),
    context.downloads,
    language,
  )
  return replacePlaceholders(whole, ({ typed, name, modifiers, index }) => {
    if (name.startsWith('practice.')) return formatPracticePlaceholder(name, context.practice, language) ?? typed
    // The pattern never needs to look further back than the newline before the placeholder.
    const opens = opensSentence.test(whole.slice(Math.max(0, whole.lastIndexOf('\n', index)), index))
    if (name === 'price' && context.price) return opens ? capitalize(context.price) : context.price
    const fact = findFact(context.facts, name)
    if (!fact) return typed
    const asked = modifiers.filter(isFactModifier)
    if (asked.includes('asof')) return formatDate(fact.asOf, language)
    if (asked.includes('against')) return against(name, fact, context, language)
    const figure = formatFact(fact, language, asked)
    // Only the prefix of a minimum can begin with a letter: « Plus de 8 ans ».
    return typeof fact.value !== 'string' && opens ? capitalize(figure) : figure
  })
}

// Matches a position where a sentence begins: start of text, line or table cell, or after sentence punctuation.
const opensSentence = /(?:^|\n|[.!?…][»”)]?\s|\|)[\s>*_#-]*$/u

/**
 * Like `fillPlaceholdersAndDownloadNotes`, but replaces unknown names with an ellipsis, for checks that examine the
 * rest of the text.
 */
export function fillPlaceholdersAndDownloadNotesOrMaskUnknown(
  text: string,
  context: PlaceholderContext,
  language: Language,
): string {
  return replacePlaceholders(fillPlaceholdersAndDownloadNotes(text, context, language), () => '…')
}

// The text may contain facts; its own `against` is removed to prevent endless recursion.
function against(name: string, fact: Fact, context: PlaceholderContext, language: Language): string {
  if (isLegalFigureFact(fact)) return ''
  const facts = { ...context.facts, [name]: { ...fact, against: undefined } }
  return fillPlaceholdersAndDownloadNotes(fact.against?.[language] ?? '', { ...context, facts }, language)
}
