import type { TFunction } from 'i18next'
import type { Language } from '../../config/languages'

/** The translation for what is outside the pages, and so outside their i18n context: toasts and the error panel. */
export interface PageTranslation {
  language: Language
  t: TFunction
}

let current: PageTranslation | null = null

/** Stores the translation of the current page. */
export function storePageTranslation(translation: PageTranslation): void {
  current = translation
}

/** The translation of the current or last page; null before the first render. */
export function getPageTranslation(): PageTranslation | null {
  return current
}
