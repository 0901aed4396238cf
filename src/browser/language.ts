import { parsePath } from '../lib/paths'

/** The key under which the language of the last page is stored. It moves nobody: addresses alone choose the language. */
export const languageKey = 'preferredLanguage'

/** Stores the language that an address is in. */
export function rememberLanguage(pathname: string): void {
  try {
    localStorage.setItem(languageKey, parsePath(pathname).language)
  } catch {
    // Storage may be blocked or full: the page is in the language of its address all the same.
  }
}

/** Stores the language of a page that the browser brings back as it was, without running its scripts again. */
export function followHistory(): void {
  window.addEventListener('pageshow', ({ persisted }) => persisted && rememberLanguage(location.pathname))
}
