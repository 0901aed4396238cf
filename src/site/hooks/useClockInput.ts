import { useEffect, useRef, useState } from 'react'
import { readClockInput, writeClockInput, type ClockInput, type ClockModel } from '../../shared/clock/clock'

// Typing a number is one step of the history, not one a digit.
const settlesAfter = 500

/**
 * What the visitor says of the clock, kept in the address, so that it can be shared and Back finds it again. The first
 * render shows the example, as the HTML does. Without `kept` the address is left alone.
 */
export function useClockInput(model: ClockModel, kept: boolean): [ClockInput, (change: Partial<ClockInput>) => void] {
  const [input, setInput] = useState(model.defaults)
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  const known = useRef(model)
  known.current = model
  useEffect(() => {
    if (!kept) return
    const follow = () => {
      clearTimeout(timer.current)
      setInput(readClockInput(new URLSearchParams(window.location.search), known.current))
    }
    follow()
    window.addEventListener('popstate', follow)
    return () => {
      clearTimeout(timer.current)
      window.removeEventListener('popstate', follow)
    }
  }, [kept])
  const change = (part: Partial<ClockInput>) => {
    const next = { ...input, ...part }
    setInput(next)
    if (!kept) return
    clearTimeout(timer.current)
    timer.current = setTimeout(() => keep(next), settlesAfter)
  }
  return [input, change]
}

function keep(input: ClockInput): void {
  const query = `?${writeClockInput(input)}`
  if (query === window.location.search) return
  try {
    window.history.pushState(window.history.state, '', query + window.location.hash)
  } catch {
    // Then the calendar holds for as long as the page shows.
  }
}
