import type { Language } from '../../../config/languages'
import type { SearchKind } from '../../../config/search'
import { parseQuery, foldCaseAndAccents } from '../../../shared/searchText'
import type { Engine, EngineResult, SearchMetadataById } from './engine'

/** One page that answers, with the places of the words that it was found by. */
export interface SearchMatch {
  id: string
  kind: SearchKind
  topic?: string
  score: number
  /** For each word that was found: how telling it is, and where it stands. */
  found: { weight: number; places: number[] }[]
  data: EngineResult['data']
}

// Of two pages that say the same, the one that was written to say it comes first.
const kindWeights: Record<SearchKind, number> = {
  service: 1.15,
  article: 1,
  guide: 1,
  term: 1,
  question: 1.05,
  practice: 0.95,
  legal: 0.75,
}
const namedWeight = 3

/**
 * Everything that holds at least one of the words, what holds more of the telling ones first. Pagefind by itself wants
 * every word on a page, and so finds nothing for a question.
 */
export async function findMatches(
  query: string,
  language: Language,
  engine: Engine,
  labels: SearchMetadataById,
): Promise<SearchMatch[]> {
  const answers = await Promise.all(parseQuery(query, language).map(word => engine.search(word)))
  const all = labels.kinds.size
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
        kind: labels.kinds.get(id) ?? 'practice',
        topic: labels.topics.get(id),
        score: 0,
        found: [],
        data,
      }
      match.score += weight * (0.4 + 0.6 * (score / best))
      match.found.push({ weight, places: words })
      matches.set(id, match)
    }
  }
  const named = findNamedTerms(query, labels)
  const covered = ({ id, found }: SearchMatch) => {
    const share = found.reduce((sum, { weight }) => sum + weight, 0) / total
    // What is asked by its name is asked, whatever else the question says.
    return named.get(id) === namedWeight ? Math.max(share, 0.8) : share
  }
  return [...matches.values()]
    .map(match => ({
      ...match,
      score: match.score * covered(match) ** 2 * kindWeights[match.kind] * (named.get(match.id) ?? 1),
    }))
    .filter(match => covered(match) > 0.34)
    .sort((a, b) => b.score - a.score)
}

// A question that names a term asks for it first, by whatever name, in whatever language.
function findNamedTerms(query: string, { terms }: SearchMetadataById): Map<string, number> {
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
  // “notice of compliance with conditions” names a “notice of compliance” as well, but does not ask for it.
  return new Map(found.map(({ id, length }) => [id, length === longest ? namedWeight : 1.2]))
}

function toComparableWords(text: string): string {
  return foldCaseAndAccents(text)
    .replace(/[^\p{L}\p{N}&]+/gu, ' ')
    .trim()
}
