import type { Language } from '../../../config/languages'
import { likelyIn, phrasesIn, type FoundPhrase } from '../../language/phrases'
import type { Avoided } from '../../model/glossary'

// But for the places where the glossary finds them right.
function avoidedIn(text: string, avoided: Avoided, language: Language): FoundPhrase[] {
  const { words, except = [], near = [] } = entryOf(avoided)
  const found = phrasesIn(text, words, language)
  if (!found.length || near.some(words => phrasesIn(text, words, language).length)) return []
  const right = except.flatMap(words => phrasesIn(text, words, language))
  return found.filter(
    ({ index }) => !right.some(other => other.index <= index && index < other.index + other.words.length),
  )
}

/** Where each of a list of words to avoid stands in a text. */
export function allAvoidedIn<Entry extends { avoided: Avoided }>(
  text: string,
  entries: readonly Entry[],
  language: Language,
): { entry: Entry; phrase: FoundPhrase }[] {
  const words = wordsOf.get(entries) ?? entries.map(({ avoided }) => entryOf(avoided).words)
  wordsOf.set(entries, words)
  return likelyIn(text, words, language).flatMap(place => {
    const entry = entries[place]
    return entry ? avoidedIn(text, entry.avoided, language).map(phrase => ({ entry, phrase })) : []
  })
}

const wordsOf = new WeakMap<readonly object[], string[]>()

/** An entry of the glossary with all of its fields, though it be written as words alone. */
export function entryOf(avoided: Avoided): Exclude<Avoided, string> {
  return typeof avoided === 'string' ? { words: avoided } : avoided
}

/** What stands behind the message: what to write, and why. */
export function adviceOf({ instead, why }: Exclude<Avoided, string>): string {
  return `${instead ? `; write ${instead}` : ''}${why ? ` (${why})` : ''}`
}
