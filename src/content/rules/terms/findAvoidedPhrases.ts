import type { Language } from '../../../config/languages'
import { findCandidatePhraseIndexes, findPhraseInAnyForm, type FoundPhrase } from '../../language/phrases'
import { memoizeByObject } from '../../memoize'
import type { AvoidedPhrase } from '../../model/terminology'

// No matches within the phrases in `except`, and none at all if the text contains one in `near`.
function findAvoidedPhrase(text: string, avoided: AvoidedPhrase, language: Language): FoundPhrase[] {
  const { words, except = [], near = [] } = toAvoidedPhraseObject(avoided)
  const found = findPhraseInAnyForm(text, words, language)
  if (!found.length || near.some(words => findPhraseInAnyForm(text, words, language).length)) return []
  const right = except.flatMap(words => findPhraseInAnyForm(text, words, language))
  return found.filter(
    ({ index }) => !right.some(other => other.index <= index && index < other.index + other.words.length),
  )
}

/** Finds all phrases to avoid in a text. */
export function findAvoidedPhrases<Entry extends { avoided: AvoidedPhrase }>(
  text: string,
  entries: readonly Entry[],
  language: Language,
): { entry: Entry; phrase: FoundPhrase }[] {
  return findCandidatePhraseIndexes(text, listPhrases(entries), language).flatMap(place => {
    const entry = entries[place]
    return entry ? findAvoidedPhrase(text, entry.avoided, language).map(phrase => ({ entry, phrase })) : []
  })
}

const listPhrases = memoizeByObject((entries: readonly { avoided: AvoidedPhrase }[]) =>
  entries.map(({ avoided }) => toAvoidedPhraseObject(avoided).words),
)

/** Expands an entry that is written as a string only. */
export function toAvoidedPhraseObject(avoided: AvoidedPhrase): Exclude<AvoidedPhrase, string> {
  return typeof avoided === 'string' ? { words: avoided } : avoided
}

/** The end of the message: what to write instead, and why. */
export function formatAvoidedPhraseAdvice({ instead, why }: Exclude<AvoidedPhrase, string>): string {
  return `${instead ? `; write ${instead}` : ''}${why ? ` (${why})` : ''}`
}
