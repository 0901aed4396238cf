import type { SearchableGlossaryTerm } from '../../../config/search'
import { foldCaseAndAccents } from '../../../shared/searchText'

const most = 4

/** The glossary terms whose names are most similar to a query without results. */
export function findNearestGlossaryTerms(
  query: string,
  terms: readonly SearchableGlossaryTerm[],
): SearchableGlossaryTerm[] {
  const asked = collectLetterPairs(query)
  return terms
    .map(term => ({
      term,
      likeness: Math.max(...term.names.map(name => computeSimilarity(asked, collectLetterPairs(name)))),
    }))
    .filter(({ likeness }) => likeness > 0.2)
    .sort((a, b) => b.likeness - a.likeness)
    .slice(0, most)
    .map(({ term }) => term)
}

// Similarity is measured by shared bigrams, which tolerates typos: a letter too many or too few changes one bigram of
// the shorter word and two of the longer.
function collectLetterPairs(text: string): Set<string> {
  const words = foldCaseAndAccents(text)
    .split(/[^\p{L}\p{N}]+/u)
    .filter(Boolean)
  return new Set(
    words.flatMap(word => [...` ${word} `].slice(1).map((letter, index) => ` ${word} `.charAt(index) + letter)),
  )
}

function computeSimilarity(a: ReadonlySet<string>, b: ReadonlySet<string>): number {
  const shared = [...a].filter(pair => b.has(pair)).length
  return (2 * shared) / (a.size + b.size || 1)
}
