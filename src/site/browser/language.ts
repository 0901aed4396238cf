import { languageStorageKey } from '../../config/languages'
import { parsePath } from '../../shared/paths'
import { writeStored } from './webStorage'

/** Stores the language of a path. */
export function storeLanguageFromPath(pathname: string): void {
  writeStored('localStorage', languageStorageKey, parsePath(pathname).language)
}
