import { languageStorageKey } from '../../config/languages'
import { parsePath } from '../../shared/paths'

/** Stores the language of a path. */
export function storeLanguageFromPath(pathname: string): void {
  try {
    localStorage.setItem(languageStorageKey, parsePath(pathname).language)
  } catch {
    // Storage may be blocked or full; pages do not depend on it.
  }
}
