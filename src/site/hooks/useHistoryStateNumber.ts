import { useSyncExternalStore } from 'react'
import { getProperty } from '../../shared/properties'
import { changeHistory } from '../browser/changeHistory'

const changed = 'app:history-state'
// WebKit throws after 100 history changes in 10 seconds, which would break links as well.
const writeEvery = 150

// Values not yet written to the current history entry, or that could not be.
let held: Record<string, number> = {}
let heldFor = ''
let writtenAt = 0
let timer: ReturnType<typeof setTimeout> | undefined

/**
 * A number stored in the current history entry, so that Back restores it. It is `initial` during hydration; on
 * client-side navigation the stored value is available immediately, before the scroll position is restored.
 */
export function useHistoryStateNumber(name: string, initial: number): [number, (value: number) => void] {
  const value = useSyncExternalStore(
    subscribe,
    () => readHistoryStateNumber(name) ?? initial,
    () => initial,
  )
  const change = (next: number) => {
    if (heldFor !== getEntryKey()) held = {}
    heldFor = getEntryKey()
    held[name] = next
    clearTimeout(timer)
    if (writtenAt + writeEvery < Date.now()) write()
    else {
      timer = setTimeout(write, writeEvery)
      // A link may be followed sooner.
      window.addEventListener('pagehide', write, { once: true })
    }
    window.dispatchEvent(new Event(changed))
  }
  return [value, change]
}

function subscribe(listen: () => void): () => void {
  window.addEventListener(changed, listen)
  return () => window.removeEventListener(changed, listen)
}

/** The number in the current history entry, if any. */
export function readHistoryStateNumber(name: string): number | undefined {
  const value = getProperty(history.state, name)
  return (heldFor === getEntryKey() ? held[name] : undefined) ?? (typeof value === 'number' ? value : undefined)
}

function getEntryKey(): string {
  return `${location.pathname} ${String(getProperty(history.state, 'key'))}`
}

function write(): void {
  if (heldFor !== getEntryKey()) return
  writtenAt = Date.now()
  // If refused, it is lost when the page is left.
  if (changeHistory('replaceState', { ...history.state, ...held })) held = {}
}
