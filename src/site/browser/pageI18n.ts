import type { TFunction } from 'i18next'
import type { Language } from '../../config/languages'

/**
 * The language and translation function of the current page, for code outside its i18n context: toasts and the error
 * panel.
 */
export interface PageI18n {
  language: Language
  t: TFunction
}

let current: PageI18n | null = null

/** Stores the language and translation function of the current page. */
export function storePageI18n(pageI18n: PageI18n): void {
  current = pageI18n
}

/** Those of the current or last page; null before the first render. */
export function getPageI18n(): PageI18n | null {
  return current
}
