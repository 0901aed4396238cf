/** Where the engine and its index stand. */
export const searchFolder = '/pagefind'

/** What can be found, in the order in which it is offered. */
export const searchKinds = ['service', 'article', 'guide', 'term', 'question', 'practice', 'legal'] as const
export type SearchKind = (typeof searchKinds)[number]

/** How many pages one answer shows, and one press of “Show more” adds. Few, as the text of each is fetched. */
export const resultsPerBatch = 3

/** Which pages are of which kind and subject, by Pagefind’s ids: a file a language beside the index. */
export interface SearchLookupTables {
  /** What every id begins with. */
  prefix: string
  /** The rest of the ids of those without a subject, with spaces between. */
  kinds: Partial<Record<SearchKind, string>>
  /** The same of articles, by their subject. */
  topics: Record<string, string>
  /** Words of so many pages that a piece of the index about one weighs more than it tells, the most common first. */
  common: string[]
  terms: SearchLookupTerm[]
}

/** A term of the glossary: Pagefind’s id of it, what it is shown as, and all that it is called in either language. */
export interface SearchLookupTerm {
  id: string
  name: string
  path: string
  names: string[]
}
