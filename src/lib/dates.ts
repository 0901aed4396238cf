import { languageTags, type Language } from '../config/languages'

/** A day as a reader of the language writes it: `2026-11-01` → “November 1, 2026”, “1er novembre 2026”. */
export function formatDate(isoDate: string, language: Language): string {
  const date = new Date(`${isoDate}T00:00:00Z`)
  const text = new Intl.DateTimeFormat(languageTags[language].html, { dateStyle: 'long', timeZone: 'UTC' }).format(date)
  return language === 'fr' ? text.replace(/^1 /, '1er ') : text
}
