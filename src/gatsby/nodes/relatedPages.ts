import type { PageCategory } from '../../config/pageCategories'

/** The fields by which related pages are chosen. */
export interface RelatedPageCandidate {
  route: string
  category: PageCategory
  keywords: string[]
}

const most = 4

/** For each category of the current page: the categories to suggest, in order, and how many of each at most. */
const preferences: Record<PageCategory, [PageCategory, number][]> = {
  service: [
    ['service', 2],
    ['blog', 1],
    ['industry', 1],
  ],
  blog: [
    ['blog', 2],
    ['service', 2],
    ['industry', 1],
  ],
  industry: [
    ['service', 3],
    ['blog', 1],
    ['industry', 1],
  ],
  company: [
    ['service', 3],
    ['blog', 1],
    ['industry', 1],
  ],
  legal: [
    ['service', 2],
    ['industry', 1],
    ['blog', 1],
  ],
}

/**
 * Selects at most four related pages, never the page itself, by category order and caps. Within a category, pages that
 * share the most keyword words come first; ties keep the order of `candidates`.
 */
export function selectRelatedPages<T extends RelatedPageCandidate>(
  current: RelatedPageCandidate,
  candidates: readonly T[],
): T[] {
  const own = getWords(current)
  const others = candidates.filter(({ route }) => route !== current.route)
  return preferences[current.category]
    .flatMap(([category, cap]) =>
      sortBySharedWords(
        others.filter(other => other.category === category),
        own,
      ).slice(0, cap),
    )
    .slice(0, most)
}

function sortBySharedWords<T extends RelatedPageCandidate>(candidates: T[], words: Set<string>): T[] {
  return candidates
    .map(candidate => ({ candidate, shared: [...getWords(candidate)].filter(word => words.has(word)).length }))
    .sort((a, b) => b.shared - a.shared)
    .map(({ candidate }) => candidate)
}

const known = new WeakMap<RelatedPageCandidate, Set<string>>()

// Words of up to three letters are mostly articles and prepositions.
function getWords(candidate: RelatedPageCandidate): Set<string> {
  const words =
    known.get(candidate) ??
    new Set(candidate.keywords.flatMap(keyword => keyword.toLowerCase().match(/\p{L}{4,}/gu) ?? []))
  known.set(candidate, words)
  return words
}
