/** Public path of the search engine and its index. */
export const searchFolder = '/pagefind'

/** The kinds of search results, in display order. */
export const searchKinds = ['service', 'article', 'guide', 'term', 'question', 'practice', 'legal'] as const
export type SearchKind = (typeof searchKinds)[number]

/** Number of results shown at first, and added by each “Show more”. Small, because the text of each is fetched. */
export const resultsPerStep = 3

/** The steps that load without “Show more” once the end of the first results is less than a window’s height away. */
export const stepsLoadedOnScroll = 1

/**
 * Data that the search needs in addition to Pagefind’s index: kind and category of each page by Pagefind’s ids, common
 * words and glossary terms. One JSON file per language next to the index.
 */
export interface SearchCompanionData {
  /** Common prefix of all ids. */
  prefix: string
  /** Ids without the prefix of pages that have no category, separated by spaces, by kind. */
  kinds: Partial<Record<SearchKind, string>>
  /** The same for articles, by category. */
  categories: Record<string, string>
  /** Words so common that their index chunk is not worth loading, most common first. */
  common: string[]
  terms: SearchableGlossaryTerm[]
}

/** A glossary term: Pagefind’s id, its displayed name and path, and all of its names in both languages. */
export interface SearchableGlossaryTerm {
  id: string
  name: string
  path: string
  names: string[]
}
