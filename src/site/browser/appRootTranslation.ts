import type { TFunction } from 'i18next'
import type { Language } from '../../config/languages'

/** For components outside the pages, and so outside their i18n context: toasts and the error panel. */
export interface AppRootTranslation {
  language: Language
  t: TFunction
}

let current: AppRootTranslation | null = null

/** Stores the translation of the current page. */
export function setAppRootTranslation(translation: AppRootTranslation): void {
  current = translation
}

/** The translation of the current or last page; null before the first render. */
export function getAppRootTranslation(): AppRootTranslation | null {
  return current
}
