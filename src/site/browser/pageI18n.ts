import type { TFunction } from 'i18next'
import type { Language } from '../../config/languages'

/** The translation for what is outside the pages, and so outside their i18n context: toasts and the error panel. */
export interface PageI18n {
  language: Language
  t: TFunction
}

let current: PageI18n | null = null

/** Stores the translation of the current page. */
export function storePageI18n(translation: PageI18n): void {
  current = translation
}

/** The translation of the current or last page; null before the first render. */
export function getPageI18n(): PageI18n | null {
  return current
}
