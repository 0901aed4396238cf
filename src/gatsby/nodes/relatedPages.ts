import type { PageCategory } from '../../config/pageCategories'

/** What the choice of related pages needs to know of a page. */
export interface RelatedPageCandidate {
  route: string
  category: PageCategory
  keywords: string[]
}

const most = 4

/** For a page of each category: which kinds of pages come first, and how many of each at most. */
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
 * The pages that a reader of `current` may need next: at most four, never the page itself, ordered and capped by its
 * category. Inside a kind, those that share most words of their keywords come first, then those listed first.
 */
export function selectRelatedPages<T extends RelatedPageCandidate>(
  current: RelatedPageCandidate,
  candidates: readonly T[],
): T[] {
  const own = wordsOf(current)
  const others = candidates.filter(({ route }) => route !== current.route)
  return preferences[current.category]
    .flatMap(([category, cap]) =>
      nearestFirst(
        others.filter(other => other.category === category),
        own,
      ).slice(0, cap),
    )
    .slice(0, most)
}

function nearestFirst<T extends RelatedPageCandidate>(candidates: T[], words: Set<string>): T[] {
  return candidates
    .map(candidate => ({ candidate, shared: [...wordsOf(candidate)].filter(word => words.has(word)).length }))
    .sort((a, b) => b.shared - a.shared)
    .map(({ candidate }) => candidate)
}

const known = new WeakMap<RelatedPageCandidate, Set<string>>()

// Words of up to three letters join phrases and say nothing.
function wordsOf(candidate: RelatedPageCandidate): Set<string> {
  const words =
    known.get(candidate) ??
    new Set(candidate.keywords.flatMap(keyword => keyword.toLowerCase().match(/\p{L}{4,}/gu) ?? []))
  known.set(candidate, words)
  return words
}
