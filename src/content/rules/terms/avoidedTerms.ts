import type { Language } from '../../../config/languages'
import { findCandidatePhraseIndexes, findInflectedPhrases, type FoundPhrase } from '../../language/phrases'
import type { AvoidedTerm } from '../../model/terminology'

// But for the places where the glossary finds them right.
function avoidedIn(text: string, avoided: AvoidedTerm, language: Language): FoundPhrase[] {
  const { words, except = [], near = [] } = toAvoidedTermObject(avoided)
  const found = findInflectedPhrases(text, words, language)
  if (!found.length || near.some(words => findInflectedPhrases(text, words, language).length)) return []
  const right = except.flatMap(words => findInflectedPhrases(text, words, language))
  return found.filter(
    ({ index }) => !right.some(other => other.index <= index && index < other.index + other.words.length),
  )
}

/** Where each of a list of words to avoid stands in a text. */
export function findAvoidedTerms<Entry extends { avoided: AvoidedTerm }>(
  text: string,
  entries: readonly Entry[],
  language: Language,
): { entry: Entry; phrase: FoundPhrase }[] {
  const words = wordsOf.get(entries) ?? entries.map(({ avoided }) => toAvoidedTermObject(avoided).words)
  wordsOf.set(entries, words)
  return findCandidatePhraseIndexes(text, words, language).flatMap(place => {
    const entry = entries[place]
    return entry ? avoidedIn(text, entry.avoided, language).map(phrase => ({ entry, phrase })) : []
  })
}

const wordsOf = new WeakMap<readonly object[], string[]>()

/** An entry of the glossary with all of its fields, though it be written as words alone. */
export function toAvoidedTermObject(avoided: AvoidedTerm): Exclude<AvoidedTerm, string> {
  return typeof avoided === 'string' ? { words: avoided } : avoided
}

/** What stands behind the message: what to write, and why. */
export function formatAvoidedTermAdvice({ instead, why }: Exclude<AvoidedTerm, string>): string {
  return `${instead ? `; write ${instead}` : ''}${why ? ` (${why})` : ''}`
}
