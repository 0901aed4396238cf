import { languageStorageKey } from '../../config/languages'
import { splitLanguageAndRoute } from '../../shared/paths'
import { writeStoredText } from './webStorage'

/** Stores the language of a path. */
export function storeLanguageFromPath(pathname: string): void {
  writeStoredText('localStorage', languageStorageKey, splitLanguageAndRoute(pathname).language)
}
