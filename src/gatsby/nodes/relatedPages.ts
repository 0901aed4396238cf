import type { PageCategory } from '../../config/pageCategories'
import { groupByKey } from '../../shared/groupByKey'

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
 * Returns a function that selects at most four related pages, never the page itself or those of `linkedRoutes`, by
 * category order and caps. Within a category, pages that share the most keyword words come first, where a word counts
 * for more the fewer pages have it; ties keep the order of `candidates`.
 */
export function createRelatedPagesSelector<T extends RelatedPageCandidate>(
  candidates: readonly T[],
): (current: RelatedPageCandidate, linkedRoutes?: readonly string[]) => T[] {
  const selectors = new Map(
    [...groupByKey(candidates, ({ category }) => category)].map(([category, own]) => [
      category,
      createSelectorBySharedWords(own),
    ]),
  )
  return (current, linkedRoutes = []) => {
    const words = collectWords(current)
    const excludedRoutes = [current.route, ...linkedRoutes]
    return preferences[current.category]
      .flatMap(([category, cap]) => selectors.get(category)?.(excludedRoutes, words, cap) ?? [])
      .slice(0, most)
  }
}

// Finds the pages that share a word in an index: comparing the words of every two pages took minutes on a site of
// thousands of pages.
function createSelectorBySharedWords<T extends RelatedPageCandidate>(
  candidates: readonly T[],
): (excludedRoutes: readonly string[], words: Set<string>, cap: number) => T[] {
  const uses = candidates.flatMap((candidate, position) =>
    [...collectWords(candidate)].map(word => ({ word, position })),
  )
  // Arrays of plain numbers are read several times faster than arrays of objects.
  const positionsByWord = new Map(
    [...groupByKey(uses, ({ word }) => word)].map(([word, own]) => [word, own.map(({ position }) => position)]),
  )
  const positionByRoute = new Map(candidates.map(({ route }, position) => [route, position]))
  return (excludedRoutes, words, cap) => {
    const weights = new Float32Array(candidates.length)
    for (const word of words) {
      const positions = positionsByWord.get(word) ?? []
      for (const position of positions) weights[position] = (weights[position] ?? 0) + 1 / positions.length
    }
    for (const route of excludedRoutes) {
      const position = positionByRoute.get(route)
      if (position !== undefined) weights[position] = excluded
    }
    return Array.from({ length: cap }).flatMap(() => {
      const best = findFirstLargest(weights)
      weights[best] = excluded
      return candidates[best] ?? []
    })
  }
}

const excluded = -1

// The position of the largest weight, or `excluded` if none is left.
function findFirstLargest(weights: Float32Array): number {
  return weights.reduce((best, count, position) => (count > (weights[best] ?? excluded) ? position : best), excluded)
}

// Words of up to three letters are mostly articles and prepositions.
function collectWords({ keywords }: RelatedPageCandidate): Set<string> {
  return new Set(keywords.flatMap(keyword => keyword.toLowerCase().match(/\p{L}{4,}/gu) ?? []))
}
