import { languages, languageDetails, type Language } from '../../../config/languages'
import { createRecord } from '../../../shared/properties'

/** A date in a text: a day, or a month of a year. */
export interface WrittenDate {
  index: number
  typed: string
  year?: number
  /** From 1 to 12. */
  month: number
  day?: number
  weekday?: string
}

const listMonthNames = (language: Language) =>
  formatNames(language, 12, { month: 'long' }, step => Date.UTC(2026, step, 1))
const listWeekdayNames = (language: Language) =>
  formatNames(language, 7, { weekday: 'long' }, step => Date.UTC(2026, 0, 5 + step))

function formatNames(
  language: Language,
  count: number,
  options: Intl.DateTimeFormatOptions,
  at: (step: number) => number,
) {
  const format = new Intl.DateTimeFormat(languageDetails[language].html, { ...options, timeZone: 'UTC' })
  return Array.from({ length: count }, (_, step) => format.format(at(step)).toLowerCase())
}

const monthNames = createRecord(languages, listMonthNames)

const space = '[\\s\\u00a0]'

const patterns: Record<Language, RegExp> = {
  en: new RegExp(
    `(?<![\\p{L}])(?:(?<weekday>${listWeekdayNames('en').join('|')}),?${space})?(?<month>${monthNames.en.join('|')})${space}(?:(?<day>\\d{1,2})(?!\\d)(?:,${space}?(?<year>\\d{4})(?!\\d))?|(?<only>\\d{4})(?!\\d))`,
    'giu',
  ),
  fr: new RegExp(
    `(?<![\\p{L}])(?:(?<weekday>${listWeekdayNames('fr').join('|')}),?${space})?(?:(?<![\\d.,])(?<day>\\d{1,2})(?:er)?${space})?(?<month>${monthNames.fr.join('|')})(?:${space}(?<year>\\d{4})(?!\\d))?(?!\\p{L})`,
    'giu',
  ),
}

/** Finds dates written in words: “June 14, 2026”, « le 14 juin 2026 », “March 2026”. */
export function findWrittenDates(text: string, language: Language): WrittenDate[] {
  if (!/\d/.test(text)) return []
  return [...text.matchAll(patterns[language])].flatMap(({ 0: typed, index, groups = {} }) => {
    const { month = '', day, year = groups.only, weekday } = groups
    if ((!day && !year) || (language === 'en' && !/^\p{Lu}/u.test(month))) return []
    return [
      {
        index,
        typed: typed.trim(),
        month: monthNames[language].indexOf(month.toLowerCase()) + 1,
        ...(day && { day: Number(day) }),
        ...(year && { year: Number(year) }),
        ...(weekday && { weekday }),
      },
    ]
  })
}

/** Finds ISO dates: 2027-01-13. */
export function findIsoDates(text: string): WrittenDate[] {
  return [...text.matchAll(/(?<![\d-])(\d{4})-(\d{2})-(\d{2})(?![\d-])/g)].map(({ 0: typed, index, ...found }) => ({
    index,
    typed,
    year: Number(found[1]),
    month: Number(found[2]),
    day: Number(found[3]),
  }))
}

/** False for a date such as February 30. Without a year, February 29 exists. */
export function isValidCalendarDate({ year = 2024, month, day = 1 }: WrittenDate): boolean {
  const date = new Date(Date.UTC(year, month - 1, day))
  return date.getUTCMonth() === month - 1 && date.getUTCDate() === day
}
