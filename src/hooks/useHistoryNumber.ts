import { useSyncExternalStore } from 'react'

const changed = 'app:history-state'

/**
 * A number that belongs to an entry of the browser’s history, so that Back finds it again. In the HTML it is `initial`;
 * a page that scripts bring has it at once, before its place on the screen is restored.
 */
export function useHistoryNumber(name: string, initial: number): [number, (value: number) => void] {
  const value = useSyncExternalStore(
    subscribe,
    () => historyNumber(name) ?? initial,
    () => initial,
  )
  const change = (next: number) => {
    history.replaceState({ ...(history.state as object | null), [name]: next }, '')
    window.dispatchEvent(new Event(changed))
  }
  return [value, change]
}

function subscribe(listen: () => void): () => void {
  window.addEventListener(changed, listen)
  return () => window.removeEventListener(changed, listen)
}

/** The number that the present entry of the history has by this name, if any. */
export function historyNumber(name: string): number | undefined {
  const state: unknown = history.state
  const value: unknown = typeof state === 'object' && state !== null ? Reflect.get(state, name) : undefined
  return typeof value === 'number' ? value : undefined
}
