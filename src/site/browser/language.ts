import { languageStorageKey } from '../../config/languages'
import { parsePath } from '../../shared/paths'

/** Stores the language that an address is in. */
export function storeLanguageFromPath(pathname: string): void {
  try {
    localStorage.setItem(languageStorageKey, parsePath(pathname).language)
  } catch {
    // Storage may be blocked or full: the page is in the language of its address all the same.
  }
}
