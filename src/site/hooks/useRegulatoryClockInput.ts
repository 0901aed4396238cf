import { useEffect, useRef, useState, type RefObject } from 'react'
import { parseRegulatoryClockQuery, formatRegulatoryClockQuery } from '../../shared/regulatoryClock/clockInput'
import { changeHistory } from '../browser/changeHistory'
import type { RegulatoryClockInput, RegulatoryClockReferenceData } from '../../shared/regulatoryClock/types'

// Typing a number should be one history entry, not one per digit.
const settlesAfter = 500

/**
 * The clock’s input, kept in the URL, so that it can be shared and Back restores it. The first render shows the
 * example, as the HTML does; then the URL’s values and those typed before hydration apply. If `kept` is false the URL
 * is not touched.
 */
export function useRegulatoryClockInput(
  model: RegulatoryClockReferenceData,
  kept: boolean,
  form: RefObject<HTMLFormElement>,
): [RegulatoryClockInput, (change: Partial<RegulatoryClockInput>) => void] {
  const [input, setInput] = useState(model.defaults)
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  const known = useRef(model)
  known.current = model
  useEffect(() => {
    const asked = () =>
      parseRegulatoryClockQuery(new URLSearchParams(kept ? window.location.search : ''), known.current)
    const typed = form.current ? readTyped(form.current, known.current) : {}
    const first = parseRegulatoryClockQuery(
      new URLSearchParams({
        ...Object.fromEntries(new URLSearchParams(formatRegulatoryClockQuery(asked()))),
        ...typed,
      }),
      known.current,
    )
    setInput(first)
    if (!kept) return
    if (Object.keys(typed).length) timer.current = setTimeout(() => keep(first), settlesAfter)
    const follow = () => {
      clearTimeout(timer.current)
      setInput(asked())
    }
    window.addEventListener('popstate', follow)
    return () => {
      clearTimeout(timer.current)
      window.removeEventListener('popstate', follow)
    }
  }, [kept, form])
  const change = (part: Partial<RegulatoryClockInput>) => {
    const next = { ...input, ...part }
    setInput(next)
    if (!kept) return
    clearTimeout(timer.current)
    timer.current = setTimeout(() => keep(next), settlesAfter)
  }
  return [input, change]
}

// Fields changed before hydration: those that differ from the example.
function readTyped(form: HTMLFormElement, { defaults }: RegulatoryClockReferenceData): Record<string, string> {
  const [shown, said] = [new URLSearchParams(formatRegulatoryClockQuery(defaults)), new FormData(form)]
  const getEnteredValue = (name: string) => String(said.get(name) ?? '')
  const names = [...new Set([...shown.keys(), ...said.keys()])].filter(
    name => getEnteredValue(name) !== (shown.get(name) ?? ''),
  )
  return Object.fromEntries(names.map(name => [name, getEnteredValue(name)]))
}

function keep(input: RegulatoryClockInput): void {
  const query = `?${formatRegulatoryClockQuery(input)}`
  // If refused, the input is lost when the page is left.
  if (query !== location.search) changeHistory('pushState', history.state, query + location.hash)
}
