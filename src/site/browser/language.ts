import { languageStorageKey } from '../../config/languages'
import { parsePath } from '../../shared/paths'
import { writeStoredText } from './webStorage'

/** Stores the language of a path. */
export function storeLanguageFromPath(pathname: string): void {
  writeStoredText('localStorage', languageStorageKey, parsePath(pathname).language)
}
