import { useSyncExternalStore } from 'react'
import { getProperty } from '../../shared/properties'

const changed = 'app:history-state'
// WebKit refuses more than 100 changes in 10 seconds, to links, too.
const writeEvery = 150

// What is not yet written into the present entry of the history, or could not be.
let held: Record<string, number> = {}
let heldFor = ''
let writtenAt = 0
let timer: ReturnType<typeof setTimeout> | undefined

/**
 * A number that belongs to an entry of the browser’s history, so that Back finds it again. In the HTML it is `initial`;
 * a page that scripts bring has it at once, before its place on the screen is restored.
 */
export function useHistoryStateNumber(name: string, initial: number): [number, (value: number) => void] {
  const value = useSyncExternalStore(
    subscribe,
    () => readHistoryStateNumber(name) ?? initial,
    () => initial,
  )
  const change = (next: number) => {
    if (heldFor !== entry()) held = {}
    heldFor = entry()
    held[name] = next
    clearTimeout(timer)
    if (writtenAt + writeEvery < Date.now()) write()
    else timer = setTimeout(write, writeEvery)
    window.dispatchEvent(new Event(changed))
  }
  return [value, change]
}

function subscribe(listen: () => void): () => void {
  window.addEventListener(changed, listen)
  return () => window.removeEventListener(changed, listen)
}

/** The number that the present entry of the history has by this name, if any. */
export function readHistoryStateNumber(name: string): number | undefined {
  const value = getProperty(history.state, name)
  return (heldFor === entry() ? held[name] : undefined) ?? (typeof value === 'number' ? value : undefined)
}

function entry(): string {
  return `${location.pathname} ${String(getProperty(history.state, 'key'))}`
}

function write(): void {
  if (heldFor !== entry()) return
  writtenAt = Date.now()
  try {
    history.replaceState({ ...history.state, ...held }, '')
    held = {}
  } catch {
    // It then holds for as long as the page shows.
  }
}
