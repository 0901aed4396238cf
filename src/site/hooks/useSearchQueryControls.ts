import { useCallback, useEffect, useRef, useState, type FormEvent, type RefObject } from 'react'
import { useSearchParamValue } from './useSearchParamValue'

/** What is searched for, as the field and the address say it. */
export interface SearchQueryControls {
  field: RefObject<HTMLInputElement>
  query: string
  kind: string | null
  topic: string | null
  /** What was typed is asked for once the visitor pauses, and stands in the address. */
  ask: () => void
  submit: (event: FormEvent) => void
}

const pause = 250

/**
 * The words that are searched for: what was typed last, or what the address says after it changed, Back included. `load`
 * fetches what answers, as soon as something is asked.
 */
export function useSearchQueryControls(load: () => void): SearchQueryControls {
  const [asked, kind, topic] = [useSearchParamValue('q'), useSearchParamValue('kind'), useSearchParamValue('topic')]
  const field = useRef<HTMLInputElement>(null)
  const [typed, setTyped] = useState<string | null>(null)
  const mounted = useRef(false)
  const timer = useRef<ReturnType<typeof setTimeout>>()
  const query = (typed ?? asked ?? '').trim()

  const take = useCallback(() => {
    clearTimeout(timer.current)
    const words = field.current?.value ?? ''
    setTyped(words)
    const address = new URL(location.href)
    if ((address.searchParams.get('q') ?? '') === words.trim()) return
    address.search = words.trim() ? `?${String(new URLSearchParams({ q: words.trim() }))}` : ''
    try {
      history.replaceState(withoutPlace(history.state), '', address)
    } catch {
      // A browser may refuse: the answer then stands without its address.
    }
  }, [])

  // Another address: what was typed before belongs to the one that was left.
  useEffect(() => {
    const { current } = field
    const before = mounted.current
    mounted.current = true
    if (!current) return
    // Typed before the scripts were there; the address is read a moment later.
    if (!before && current.value && !location.search) return take()
    setTyped(null)
    if (before && current.value.trim() !== (asked ?? '')) current.value = asked ?? ''
  }, [asked, kind, topic, take])
  useEffect(() => {
    if (query) load()
    // What loads stays loaded.
    // eslint-disable-next-line react-hooks/exhaustive-deps
  }, [Boolean(query)])
  useEffect(() => () => clearTimeout(timer.current), [])

  return {
    field,
    query,
    kind,
    topic,
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

// How many results were shown, and where the window stood, belongs to other words.
function withoutPlace(state: unknown): object {
  const entries = Object.entries(state instanceof Object ? state : {})
  return Object.fromEntries(entries.filter(([name]) => name !== 'results' && name !== 'top'))
}
