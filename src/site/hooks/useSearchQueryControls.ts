import { useCallback, useEffect, useRef, useState, type FormEvent, type RefObject } from 'react'
import { changeHistory } from '../browser/changeHistory'
import { useSearchParamValue } from './useSearchParamValue'

/** The state of the search field and URL. */
interface SearchQueryControls {
  field: RefObject<HTMLInputElement>
  query: string
  kind: string | null
  category: string | null
  /** Searches after a pause in typing (debounced), and updates the URL. */
  ask: () => void
  submit: (event: FormEvent) => void
}

const pause = 250

/**
 * The current search query: the last typed text, or the URL’s after a navigation. Calls `load` once there is a query.
 */
export function useSearchQueryControls(load: () => void): SearchQueryControls {
  // The parameter of the category is `topic`, as in links that visitors have kept.
  const [asked, kind, category] = [useSearchParamValue('q'), useSearchParamValue('kind'), useSearchParamValue('topic')]
  const field = useRef<HTMLInputElement>(null)
  const [typed, setTyped] = useState<string | null>(null)
  const mounted = useRef(false)
  const timer = useRef<ReturnType<typeof setTimeout>>()
  const query = (typed ?? asked ?? '').trim()

  const take = useCallback(() => {
    clearTimeout(timer.current)
    const terms = field.current?.value.trim() ?? ''
    setTyped(terms)
    const url = new URL(location.href)
    if ((url.searchParams.get('q') ?? '') === terms) return
    // The filter stays, in the URL as in the results.
    if (terms) url.searchParams.set('q', terms)
    else url.searchParams.delete('q')
    changeHistory('replaceState', omitPlace(history.state), url)
  }, [])

  // After navigation, previously typed text no longer applies.
  useEffect(() => {
    const { current } = field
    const before = mounted.current
    mounted.current = true
    if (!current) return
    // Typed before hydration; the URL is read a moment later.
    if (!before && current.value && !location.search) return take()
    setTyped(null)
    if (before && current.value.trim() !== (asked ?? '')) current.value = asked ?? ''
  }, [asked, kind, category, take])
  useEffect(() => {
    if (query) load()
    // Once loaded, it stays loaded.
    // eslint-disable-next-line react-hooks/exhaustive-deps
  }, [Boolean(query)])
  useEffect(() => () => clearTimeout(timer.current), [])

  return {
    field,
    query,
    kind,
    category,
    ask: () => {
      clearTimeout(timer.current)
      timer.current = setTimeout(take, pause)
    },
    submit: event => {
      event.preventDefault()
      take()
    },
  }
}

// The number of results and the scroll position belong to the previous query.
function omitPlace(state: unknown): object {
  const entries = Object.entries(state instanceof Object ? state : {})
  return Object.fromEntries(entries.filter(([name]) => name !== 'results' && name !== 'top'))
}
