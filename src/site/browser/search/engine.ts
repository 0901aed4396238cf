import type { Language } from '../../../config/languages'
import {
  searchFolder,
  searchKinds,
  type SearchKind,
  type SearchCompanionData,
  type SearchableGlossaryTerm,
} from '../../../config/search'

/** A page or term that Pagefind found for a word, before its text is loaded. */
export interface PagefindResult {
  id: string
  score: number
  /** Positions of the word in the page’s text, counted in words. */
  words: number[]
  data: () => Promise<PagefindFragment>
}

/** Pagefind’s data of a page. */
export interface PagefindFragment {
  url: string
  raw_content: string
  meta: { title?: string }
  anchors: { element: string; id: string; text?: string; location: number }[]
}

/** The part of Pagefind’s API that is used here. */
export interface PagefindEngine {
  /** With null, all pages. */
  search: (word: string | null) => Promise<{ results: PagefindResult[] }>
}

/**
 * What the build knows about search records, for ranking: their kinds and categories by Pagefind’s ids, very common
 * words, and the glossary terms.
 */
export interface SearchCompanionTables {
  kinds: ReadonlyMap<string, SearchKind>
  categories: ReadonlyMap<string, string>
  common: readonly string[]
  terms: readonly SearchableGlossaryTerm[]
}

interface EngineModule {
  createInstance: (options: object) => PagefindEngine
}

let loading: Promise<{ engine: PagefindEngine; companion: SearchCompanionTables }> | undefined

/**
 * Loads the engine with the index of a language and its companion data; retried after a failure. Memoized for the first
 * language: another one always begins with a full page load.
 */
export function loadEngineAndCompanionTables(
  language: Language,
): Promise<{ engine: PagefindEngine; companion: SearchCompanionTables }> {
  loading ??= importEngine(language).catch((error: unknown) => {
    loading = undefined
    throw error
  })
  return loading
}

async function importEngine(language: Language) {
  // Pagefind ships no types, and the build writes the companion data; validating them would only add bytes.
  const [module, companion] = await Promise.all([
    import(/* webpackIgnore: true */ `${searchFolder}/pagefind.js`) as Promise<EngineModule>,
    fetch(`${searchFolder}/companion.${language}.json`).then(answer => answer.json() as Promise<SearchCompanionData>),
  ])
  // A worker would download as much again to be ready only slightly sooner.
  const engine = module.createInstance({ basePath: `${searchFolder}/`, noWorker: true })
  return { engine, companion: toSearchCompanionTables(companion) }
}

/** Converts the companion data of the build to tables by page id. */
export function toSearchCompanionTables({
  prefix,
  kinds,
  categories,
  common,
  terms,
}: SearchCompanionData): SearchCompanionTables {
  const byId = <Value extends string>(values: readonly Value[], getIds: (value: Value) => string | undefined) =>
    new Map(values.flatMap(value => (getIds(value)?.split(' ') ?? []).map(id => [prefix + id, value] as const)))
  const byCategory = byId(Object.keys(categories), category => categories[category])
  return {
    kinds: new Map([
      ...byId(searchKinds, kind => kinds[kind]),
      ...[...byCategory.keys()].map(id => [id, 'article'] as const),
    ]),
    categories: byCategory,
    common,
    terms,
  }
}
