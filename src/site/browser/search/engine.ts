import type { Language } from '../../../config/languages'
import {
  searchFolder,
  searchKinds,
  type SearchKind,
  type SearchLookupTables,
  type SearchLookupTerm,
} from '../../../config/search'

/** One page or term that Pagefind found for a word, before its text is fetched. */
export interface EngineResult {
  id: string
  score: number
  /** Where the word stands in the text of the page. */
  words: number[]
  data: () => Promise<PagefindFragment>
}

/** What Pagefind keeps of a page. */
export interface PagefindFragment {
  url: string
  raw_content: string
  meta: { title?: string }
  anchors: { element: string; id: string; text?: string; location: number }[]
}

/** What of Pagefind is used here. */
export interface PagefindEngine {
  search: (word: string) => Promise<{ results: EngineResult[] }>
}

/** The kind and the subject of everything that can be found, by Pagefind’s ids. */
export interface SearchLookupById {
  kinds: ReadonlyMap<string, SearchKind>
  topics: ReadonlyMap<string, string>
  common: readonly string[]
  terms: readonly SearchLookupTerm[]
}

interface EngineModule {
  createInstance: (options: object) => PagefindEngine
}

let loading: Promise<{ engine: PagefindEngine; lookup: SearchLookupById }> | undefined

/** The engine with the index of the page’s language: fetched when it is first asked for, and anew after a failure. */
export function loadEngineAndLookupTables(
  language: Language,
): Promise<{ engine: PagefindEngine; lookup: SearchLookupById }> {
  loading ??= importEngine(language).catch((error: unknown) => {
    loading = undefined
    throw error
  })
  return loading
}

async function importEngine(language: Language) {
  // Pagefind comes without types, and the build writes the lookup: neither may keep a visitor waiting to be checked.
  const [module, lookup] = await Promise.all([
    import(/* webpackIgnore: true */ `${searchFolder}/pagefind.js`) as Promise<EngineModule>,
    fetch(`${searchFolder}/lookup.${language}.json`).then(answer => answer.json() as Promise<SearchLookupTables>),
  ])
  // In a worker it would weigh as much again, to be ready a moment sooner.
  const engine = module.createInstance({ basePath: `${searchFolder}/`, noWorker: true })
  return { engine, lookup: indexLookupTablesById(lookup) }
}

/** The lookup as the search asks for it: by the id of a page. */
export function indexLookupTablesById({ prefix, kinds, topics, common, terms }: SearchLookupTables): SearchLookupById {
  const byId = <Value extends string>(values: readonly Value[], idsOf: (value: Value) => string | undefined) =>
    new Map(values.flatMap(value => (idsOf(value)?.split(' ') ?? []).map(id => [prefix + id, value] as const)))
  const byTopic = byId(Object.keys(topics), topic => topics[topic])
  return {
    kinds: new Map([
      ...byId(searchKinds, kind => kinds[kind]),
      ...[...byTopic.keys()].map(id => [id, 'article'] as const),
    ]),
    topics: byTopic,
    common,
    terms,
  }
}
