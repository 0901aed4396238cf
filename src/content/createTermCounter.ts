import escapeStringRegexp from 'escape-string-regexp'
import type { Language } from '../config/languages'
import type { GlossaryTerm } from './model'
import { findCandidatePhraseIndexes, findPhraseInAnyForm } from './language/phrases'

/**
 * Creates a function that counts how often each term is used in a text. The map’s keys are indexes into `terms`; unused
 * terms are left out.
 */
export function createTermCounter(
  terms: readonly GlossaryTerm[],
  language: Language,
): (text: string) => Map<number, number> {
  const names = terms.flatMap(({ term, also }, index) =>
    [term[language], ...(also?.[language] ?? [])].flatMap(name =>
      // “agent de brevets, agente de brevets”: both forms are the term.
      name.split(', ').map(words => ({ index, words })),
    ),
  )
  const words = names.map(({ words }) => words)
  const shorts = new Map(
    terms.flatMap(({ short }, index) => (short?.[language] ? [[short[language], index] as const] : [])),
  )
  const abbreviation = shorts.size ? createExactWordsPattern([...shorts.keys()]) : undefined
  return text => {
    // A set of positions for each term, so that two names matching at the same position count once.
    const places = new Map<number, Set<number>>()
    const add = (term: number, place: number) => places.set(term, (places.get(term) ?? new Set()).add(place))
    for (const place of findCandidatePhraseIndexes(text, words, language)) {
      const name = names[place]
      if (name) findPhraseInAnyForm(text, name.words, language).forEach(({ index }) => add(name.index, index))
    }
    // Abbreviations are matched case-sensitively: « NON » is an abbreviation, « non » is a word.
    for (const { 0: short, index } of abbreviation ? text.matchAll(abbreviation) : [])
      add(shorts.get(short) ?? -1, index)
    return new Map([...places].map(([term, { size }]) => [term, size]))
  }
}

function createExactWordsPattern(words: string[]): RegExp {
  const longestFirst = [...words].sort((a, b) => b.length - a.length)
  const escaped = longestFirst.map(escapeStringRegexp)
  return new RegExp(`(?<![\\p{L}\\p{N}/-])(?:${escaped.join('|')})(?![\\p{L}\\p{N}/]|-\\p{L})`, 'gu')
}
