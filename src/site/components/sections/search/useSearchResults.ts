import { useEffect, useLayoutEffect, useState } from 'react'
import type { Language } from '../../../../config/languages'
import { resultsPerStep, type SearchableGlossaryTerm } from '../../../../config/search'
import { getProperty } from '../../../../shared/properties'
import { changeHistory } from '../../../browser/changeHistory'
import { loadMatchAndBestExcerpt, type SearchResult } from '../../../browser/search/results'
import { loadEngineAndCompanionTables } from '../../../browser/search/engine'
import { findNearestGlossaryTerms } from '../../../browser/search/nearestGlossaryTerms'
import { searchAndRank, type SearchMatch } from '../../../browser/search/searchAndRank'
import { useHistoryStateNumber } from '../../../hooks/useHistoryStateNumber'

interface Options {
  query: string
  kind: string | null
  category: string | null
  language: Language
}

interface State {
  /** The query that these results belong to. */
  asked: string
  status: 'idle' | 'loading' | 'failed' | 'done'
  /** All matches, of any kind. */
  matches: SearchMatch[]
  /** The visible ones. */
  results: SearchResult[]
  /** If nothing was found, the terms most similar to the query. */
  nearest: SearchableGlossaryTerm[]
}

const nothing: State = { asked: '', status: 'idle', matches: [], results: [], nearest: [] }

/** Searches, and loads as many results as the visitor has asked for. Previous results stay until new ones arrive. */
export function useSearchResults({ query, kind, category, language }: Options) {
  const [steps, setSteps] = useHistoryStateNumber('results', 1)
  const [state, setState] = useState(nothing)
  const count = steps * resultsPerStep

  useEffect(() => {
    let current = true
    const set = (next: Partial<State>) => current && setState(before => ({ ...before, ...next }))
    if (!query) {
      setState(nothing)
      void loadEngineAndCompanionTables(language).catch(() => undefined)
      return
    }
    // No loading indicator for a quick response.
    const timer = setTimeout(() => set({ status: 'loading' }), 400)
    search({ query, kind, category, language }, count)
      .then(
        found => set({ asked: query, status: 'done', ...found }),
        () => set({ status: 'failed' }),
      )
      .finally(() => clearTimeout(timer))
    return () => {
      current = false
      clearTimeout(timer)
    }
  }, [query, kind, category, language, count])
  useKeptPlace(Boolean(state.asked))

  const filtered = filterMatches(state.matches, kind, category)
  return {
    ...state,
    filtered,
    isFiltered: filtered !== state.matches,
    hasMore: filtered.length > state.results.length,
    /** Shows more results, by default one step, however often it is called before they arrive. */
    showMore: (more = 1) => setSteps(Math.ceil(state.results.length / resultsPerStep) + more),
  }
}

async function search({ query, kind, category, language }: Options, count: number) {
  const { engine, companion } = await loadEngineAndCompanionTables(language)
  const matches = await searchAndRank(query, language, engine, companion)
  const first = filterMatches(matches, kind, category).slice(0, count)
  const nearest = first.length ? [] : findNearestGlossaryTerms(query, companion.terms)
  return { matches, nearest, results: await Promise.all(first.map(match => loadMatchAndBestExcerpt(match, language))) }
}

/** The matches of the chosen kind and category, or all if there are none of these. */
function filterMatches(matches: SearchMatch[], kind: string | null, category: string | null): SearchMatch[] {
  const chosen = matches.filter(match => (!kind || match.kind === kind) && (!category || match.category === category))
  return chosen.length ? chosen : matches
}

// Saves the scroll position on pagehide, and restores it once results are rendered, since the browser restores it too
// early.
function useKeptPlace(answered: boolean) {
  useLayoutEffect(() => {
    const top = getProperty(history.state, 'top')
    if (answered && typeof top === 'number') window.scrollTo(0, top)
  }, [answered])
  useEffect(() => {
    const keep = () => changeHistory('replaceState', { ...history.state, top: Math.round(window.scrollY) })
    window.addEventListener('pagehide', keep)
    return () => window.removeEventListener('pagehide', keep)
  }, [])
}
