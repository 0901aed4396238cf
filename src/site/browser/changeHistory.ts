/**
 * Replaces the current history entry, or adds one. Returns false if the browser refuses, as WebKit does after 100
 * changes in 10 seconds.
 */
export function changeHistory(method: 'pushState' | 'replaceState', state: unknown, url?: string | URL): boolean {
  try {
    history[method](state, '', url)
    return true
  } catch {
    return false
  }
}
