import type { Language } from '../../config/languages'

/** Words of what stands outside the pages, and so outside their translations: messages, and the panel of an error. */
export interface OutsidePageMessages {
  language: Language
  /** The region of the messages. */
  toastRegion: string
  close: string
  error: string
  errorText: string
  retry: string
  reload: string
  support: string
  /** There is no network, and what becomes of the page that was asked for. */
  offlineTitle: string
  offlineText: string
  /** The page where help is, in the language. */
  supportPath: string
}

let current: OutsidePageMessages | null = null

/** Remembers the words of the page that shows. */
export function setOutsidePageMessages(words: OutsidePageMessages): void {
  current = words
}

/** The words of the page that shows, or showed last; null before the first begins to render. */
export function getCurrentPageMessages(): OutsidePageMessages | null {
  return current
}
