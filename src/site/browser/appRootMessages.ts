import type { Language } from '../../config/languages'

/** Text for components outside the pages, and so outside their i18n context: toasts and the error panel. */
export interface AppRootMessages {
  language: Language
  /** Label of the toast region. */
  toastRegion: string
  close: string
  error: string
  errorText: string
  retry: string
  reload: string
  support: string
  /** Shown while offline: what happens to the requested page. */
  offlineTitle: string
  offlineText: string
  /** Path of the page with support contacts, in the language. */
  supportPath: string
}

let current: AppRootMessages | null = null

/** Stores the text of the current page. */
export function setAppRootMessages(words: AppRootMessages): void {
  current = words
}

/** The text of the current or last page; null before the first render. */
export function getAppRootMessages(): AppRootMessages | null {
  return current
}
