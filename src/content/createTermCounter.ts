import escapeStringRegexp from 'escape-string-regexp'
import type { Language } from '../config/languages'
import type { GlossaryTerm } from './model'
import { findCandidatePhraseIndexes, findInflectedPhrases } from './language/phrases'

/** Counts in a text of a language how often each of these terms is used, by their places in the list; terms that are not used are left out. */
export function createTermCounter(
  terms: readonly GlossaryTerm[],
  language: Language,
): (text: string) => Map<number, number> {
  const names = terms.flatMap(({ term, also }, index) =>
    [term[language], ...(also?.[language] ?? [])].flatMap(name =>
      // “agent de brevets, agente de brevets”: either is the term.
      name.split(', ').map(words => ({ index, words })),
    ),
  )
  const words = names.map(({ words }) => words)
  const shorts = new Map(
    terms.flatMap(({ short }, index) => (short?.[language] ? [[short[language], index] as const] : [])),
  )
  const abbreviation = shorts.size ? wordsAsTyped([...shorts.keys()]) : undefined
  return text => {
    // By their places: what two names of a term find at once is one use.
    const places = new Map<number, Set<number>>()
    const add = (term: number, place: number) => places.set(term, (places.get(term) ?? new Set()).add(place))
    for (const place of findCandidatePhraseIndexes(text, words, language)) {
      const name = names[place]
      if (name) findInflectedPhrases(text, name.words, language).forEach(({ index }) => add(name.index, index))
    }
    // Abbreviations are looked for as they are typed: « NON » is none of « non ».
    for (const { 0: short, index } of abbreviation ? text.matchAll(abbreviation) : [])
      add(shorts.get(short) ?? -1, index)
    return new Map([...places].map(([term, { size }]) => [term, size]))
  }
}

function wordsAsTyped(words: string[]): RegExp {
  const longestFirst = [...words].sort((a, b) => b.length - a.length)
  const escaped = longestFirst.map(escapeStringRegexp)
  return new RegExp(`(?<![\\p{L}\\p{N}/-])(?:${escaped.join('|')})(?![\\p{L}\\p{N}/]|-\\p{L})`, 'gu')
}
