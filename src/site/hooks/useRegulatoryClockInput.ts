import { useEffect, useRef, useState, type RefObject } from 'react'
import { parseRegulatoryClockQuery, formatRegulatoryClockQuery } from '../../shared/regulatoryClock/clockInput'
import { changeHistory } from '../browser/changeHistory'
import type { RegulatoryClockInput, RegulatoryClockReferenceData } from '../../shared/regulatoryClock/types'
import { fillFormFromQuery, isFormChanged } from '../browser/formQuery'
import { serializeFormToQuery } from '../browser/serializeFormToQuery'

// Typing a number should be one history entry, not one per digit.
const settlesAfter = 500

/**
 * The clock’s input: the last valid values of the form, whose fields are uncontrolled. It is kept in the URL, so that
 * it can be shared and Back restores it. The first render shows the example, as the HTML does; then the URL’s values
 * and those typed before hydration apply. If `kept` is false the URL is not touched. Call `follow` after a change in
 * the form.
 */
export function useRegulatoryClockInput(
  model: RegulatoryClockReferenceData,
  kept: boolean,
  form: RefObject<HTMLFormElement>,
): [input: RegulatoryClockInput, follow: () => void] {
  const [input, setInput] = useState(model.defaults)
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  const follow = () => {
    clearTimeout(timer.current)
    if (!form.current?.matches(':valid')) return
    const query = serializeFormToQuery(form.current)
    // Until the filing of the URL is rendered, its own stops are disabled, so a serialized form leaves them out.
    query.set('stop', form.current.querySelector<HTMLSelectElement>('[name=stop]')?.value ?? '')
    const next = parseRegulatoryClockQuery(query, model)
    setInput(next)
    if (kept) timer.current = setTimeout(() => keep(next), settlesAfter)
  }
  const restore = () => {
    if (!form.current) return
    const isTyped = isFormChanged(form.current)
    if (kept) fillFormFromQuery(form.current, new URLSearchParams(window.location.search))
    // What counts is visible.
    for (const fold of form.current.querySelectorAll('details'))
      fold.open ||= fold.querySelector(':checked, [type=date]:not(:invalid):not([value=""])') !== null
    follow()
    // Only what was typed is not in the URL yet.
    if (!isTyped) clearTimeout(timer.current)
  }
  const restoreNow = useRef(restore)
  restoreNow.current = restore
  useEffect(() => {
    restoreNow.current()
    const goBack = () => {
      form.current?.reset()
      restoreNow.current()
    }
    if (kept) window.addEventListener('popstate', goBack)
    return () => {
      clearTimeout(timer.current)
      window.removeEventListener('popstate', goBack)
    }
  }, [kept, form])
  return [input, follow]
}

function keep(input: RegulatoryClockInput): void {
  const query = `?${formatRegulatoryClockQuery(input)}`
  // If the browser refuses the history entry (see changeHistory), the URL stays as it was, and the input is lost when
  // the page is left.
  if (query !== location.search) changeHistory('pushState', history.state, query + location.hash)
}
