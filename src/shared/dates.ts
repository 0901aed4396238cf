import { languageDetails, type Language } from '../config/languages'

/** A date range within a sentence: “from December 24, 2026 to January 2, 2027”, « le 24 juin 2027 ». */
export function formatDateRangePhrase(from: string, to: string, language: Language): string {
  const [first, last] = [formatDate(from, language), formatDate(to, language)]
  if (from === to) return language === 'fr' ? `le ${first}` : `on ${first}`
  return language === 'fr' ? `du ${first} au ${last}` : `from ${first} to ${last}`
}

const formats = new Map<Language, Intl.DateTimeFormat>()

// Creating a format takes far longer than using it.
function getDateFormat(language: Language): Intl.DateTimeFormat {
  const format =
    formats.get(language) ??
    new Intl.DateTimeFormat(languageDetails[language].html, { dateStyle: 'long', timeZone: 'UTC' })
  formats.set(language, format)
  return format
}

/** A date in the format of the language: `2026-11-01` → “November 1, 2026”, “1er novembre 2026”. */
export function formatDate(isoDate: string, language: Language): string {
  const text = getDateFormat(language).format(new Date(`${isoDate}T00:00:00Z`))
  return language === 'fr' ? text.replace(/^1 /, '1er ') : text
}

/** An hour of the day, with a fraction for minutes: 10.5 → “10:30 a.m.”, « 10 h 30 ». */
export function formatHour(hour: number, language: Language): string {
  const whole = Math.floor(hour)
  const rest = Math.round((hour - whole) * 60)
  const minutes = rest ? String(rest).padStart(2, '0') : ''
  if (language === 'fr') return `${whole}\u00a0h${minutes && `\u00a0${minutes}`}`
  return `${whole % 12 || 12}${minutes && `:${minutes}`}\u00a0${whole < 12 ? 'a.m.' : 'p.m.'}`
}
