import type { Language } from '../../../config/languages'
import type { SearchKind } from '../../../config/search'
import { listFirstSearchQueryWords, foldCaseAndAccents } from '../../../shared/searchText'
import type { PagefindEngine, PagefindResult, SearchCompanionTables } from './engine'

/** A matching page, with the positions of the words found in it. */
export interface SearchMatch {
  id: string
  kind: SearchKind
  category?: string
  score: number
  /** For each word found: its weight (rarer is higher), and its positions. */
  found: { weight: number; places: number[] }[]
  /** All names of the terms that the query names. */
  names: readonly string[]
  data: PagefindResult['data']
}

// Of two similar matches, the page dedicated to the subject ranks first.
const kindWeights: Record<SearchKind, number> = {
  service: 1.15,
  article: 1,
  guide: 1,
  term: 1,
  question: 1.05,
  practice: 0.95,
  legal: 0.75,
}
// One word names a subject: a page on it ranks above a question that mentions it.
const oneWordQuestionWeight = 0.6
const namedWeight = 2
/** Words within this distance, about four sentences, count as being together. */
const nearby = 60
const fewWords = 2

/**
 * Finds everything that has more than a third of the total weight of the query’s words, or that the query names, ranked
 * by weight and proximity. Pagefind alone requires every word on a page, and so finds nothing for a natural-language
 * question.
 */
export async function searchAndRank(
  query: string,
  language: Language,
  engine: PagefindEngine,
  companion: SearchCompanionTables,
): Promise<SearchMatch[]> {
  const words = selectTellingWords(listFirstSearchQueryWords(query, language), companion.common)
  if (!words.length) return findQuestionsByTitle(query, engine, companion)
  const named = findNamedTerms(query, companion)
  const names = companion.terms.flatMap(({ id, names }) => (named.get(id) === namedWeight ? names : []))
  const answers = await Promise.all(words.map(word => engine.search(word)))
  const all = companion.kinds.size
  const matches = new Map<string, SearchMatch>()
  let total = 0
  for (const { results } of answers) {
    if (!results.length) continue
    const weight = Math.log(1 + all / results.length)
    const best = Math.max(...results.map(({ score }) => score)) || 1
    total += weight
    for (const { id, score, words, data } of results) {
      const match = matches.get(id) ?? {
        id,
        kind: companion.kinds.get(id) ?? 'practice',
        category: companion.categories.get(id),
        score: 0,
        found: [],
        names,
        data,
      }
      match.score += (weight * score) / best
      match.found.push({ weight, places: words })
      matches.set(id, match)
    }
  }
  // A term that the query names is relevant, whatever else the query contains.
  const leastShare = ({ id }: SearchMatch) => (named.get(id) === namedWeight ? 0.8 : 0)
  // Of the pages that contain the only word of a query, those that use it most are about it, however long they are.
  const isOneWord = answers.filter(({ results }) => results.length).length === 1
  const weighUses = ({ found: [only] }: SearchMatch) => (isOneWord ? Math.log(1 + (only?.places.length ?? 0)) : 1)
  const mostUses = Math.max(...[...matches.values()].map(weighUses))
  return [...matches.values()]
    .flatMap(match => {
      const { id, kind, found } = match
      const held = Math.max(found.reduce((sum, { weight }) => sum + weight, 0) / total, leastShare(match))
      const together = Math.max(weighNearbyWords(found) / total, leastShare(match))
      const nameWeight = named.get(id) ?? 1
      const uses = named.has(id) ? mostUses : weighUses(match)
      const kindWeight = isOneWord && kind === 'question' ? oneWordQuestionWeight : kindWeights[kind]
      const score = match.score * held * together * kindWeight * nameWeight * uses
      return held > 0.34 ? [{ ...match, score }] : []
    })
    .sort((a, b) => b.score - a.score)
}

// Of a query of stop words alone, “how much”, the words are not in the index, but they may begin a question.
async function findQuestionsByTitle(
  query: string,
  engine: PagefindEngine,
  { kinds }: SearchCompanionTables,
): Promise<SearchMatch[]> {
  const asked = toComparableWords(query).split(' ')
  const { results } = await engine.search(null)
  const matches = await Promise.all(
    results
      .filter(({ id }) => kinds.get(id) === 'question')
      .map(async ({ id, data }) => {
        const title = toComparableWords((await data()).meta.title ?? '').split(' ')
        const score = asked.filter(word => title.includes(word)).length
        return { id, kind: 'question' as const, score, found: [], names: [], data }
      }),
  )
  const best = Math.max(1, ...matches.map(({ score }) => score))
  return matches.filter(({ score }) => score === best)
}

// Very common words are used only if a query has little else: their index chunks are the largest.
function selectTellingWords(words: readonly string[], common: readonly string[]): string[] {
  const rank = (word: string) => common.indexOf(foldCaseAndAccents(word))
  const telling = words.filter(word => rank(word) < 0)
  const rest = words.filter(word => rank(word) >= 0).sort((a, b) => rank(b) - rank(a))
  return [...telling, ...rest.slice(0, Math.max(0, fewWords - telling.length))]
}

/** The greatest total weight of words that occur close together. */
function weighNearbyWords(found: SearchMatch['found']): number {
  const places = found
    .flatMap(({ weight, places }, word) => places.map(place => ({ place, word, weight })))
    .sort((a, b) => a.place - b.place)
  const lastSeen = new Map<number, { place: number; weight: number }>()
  return places.reduce((most, { place, word, weight }) => {
    lastSeen.set(word, { place, weight })
    const near = [...lastSeen.values()].filter(seen => place - seen.place <= nearby)
    return Math.max(
      most,
      near.reduce((sum, { weight }) => sum + weight, 0),
    )
  }, 0)
}

// The glossary terms that a query names, in either language, with the factor by which they rank higher.
function findNamedTerms(query: string, { terms }: SearchCompanionTables): Map<string, number> {
  const asked = ` ${toComparableWords(query)} `
  const found = terms.flatMap(({ id, names }) => {
    const lengths = names
      .flatMap(name => name.split(', '))
      .map(toComparableWords)
      .filter(name => asked.includes(` ${name} `))
      .map(({ length }) => length)
    return lengths.length ? [{ id, length: Math.max(...lengths) }] : []
  })
  const longest = Math.max(...found.map(({ length }) => length))
  // “notice of compliance with conditions” also contains “notice of compliance”, but does not ask for it.
  return new Map(found.map(({ id, length }) => [id, length === longest ? namedWeight : 1.2]))
}

function toComparableWords(text: string): string {
  return foldCaseAndAccents(text)
    .replace(/[^\p{L}\p{N}&]+/gu, ' ')
    .trim()
}
