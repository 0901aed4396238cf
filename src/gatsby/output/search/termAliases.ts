import { languages, type Language } from '../../../config/languages'
import type { GlossaryTerm } from '../../../content/model'
import { createTermCounter } from '../../../content/createTermCounter'
import type { Content } from '../../../content/read/readContent'
import { normalizeTermName, listTermNames } from '../../../shared/terms'

/** A term, with the synonyms that the site avoids. */
export interface GlossaryTermWithAvoidedWords {
  id: string
  term: GlossaryTerm
  avoidedWords: string[]
}

/**
 * The glossary terms, each with the words that the content check bans from texts: some people search for exactly these.
 */
export function addAvoidedWordsToTerms({
  terms,
  terminology,
}: Pick<Content, 'terms' | 'terminology'>): GlossaryTermWithAvoidedWords[] {
  return terms.map(({ id, term }) => {
    const same = terminology.terms.filter(({ en }) => normalizeTermName(en) === normalizeTermName(term.term.en))
    const avoided = same.flatMap(({ not }) => [...(not?.en ?? []), ...(not?.fr ?? [])])
    const avoidedWords = avoided.map(each => (typeof each === 'string' ? each : each.words))
    return { id, term, avoidedWords: avoidedWords.filter(words => !/[*…]/.test(words)) }
  })
}

/**
 * Returns a function that finds the terms in a text and lists their other names in both languages, so that a search for
 * “NOC” also finds « avis de conformité ».
 */
export function createTermAliasFinder(terms: readonly GlossaryTerm[], language: Language): (text: string) => string[] {
  const count = createTermCounter(terms, language)
  const names = terms.map(term => [...new Set(languages.flatMap(each => listTermNames(term, each)))])
  return text => {
    const lower = text.toLowerCase()
    const used = [...count(text).keys()].flatMap(index => names[index] ?? [])
    return [...new Set(used)].filter(name => !lower.includes(name.toLowerCase()))
  }
}
