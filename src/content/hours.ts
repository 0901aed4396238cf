import { languageDetails, type Language } from '../config/languages'
import type { Practice } from './model/practice'
import { capitalize } from './language/capitalize'

type Hours = Practice['hours'][number]

const week = ['monday', 'tuesday', 'wednesday', 'thursday', 'friday', 'saturday', 'sunday']
const aMonday = Date.UTC(2024, 0, 1)
const dayLength = 86_400_000

/**
 * Formats days and hours as separate labels:
 *
 * - “Monday to Thursday”, “9:00 a.m. to 6:00 p.m.”
 * - « Du lundi au jeudi », « de 9 h à 18 h »
 */
export function formatDaysAndHoursLabels(
  { days, opens, closes }: Hours,
  language: Language,
): { daysLabel: string; hoursLabel: string } {
  const [from, to] = [formatTime(opens, language), formatTime(closes, language)]
  return {
    daysLabel: capitalize(formatDays(days, language)),
    hoursLabel: language === 'fr' ? `de ${from} à ${to}` : `${from} to ${to}`,
  }
}

/**
 * Formats hours for use inside a sentence:
 *
 * - “Monday to Friday, 9:00 a.m. to 5:00 p.m.”
 * - « du lundi au vendredi, de 9 h à 17 h »
 */
export function formatHoursInline(hours: readonly Hours[], language: Language): string {
  const parts = hours.map(item => {
    const days = formatDays(item.days, language)
    const named = language === 'fr' && !days.startsWith('du ') ? `le ${days}` : days
    return `${named}, ${formatDaysAndHoursLabels(item, language).hoursLabel}`
  })
  const and = language === 'fr' ? 'et' : 'and'
  return [parts.slice(0, -1).join('; '), parts.at(-1)].filter(Boolean).join(`, ${and} `)
}

// Consecutive days become a range, others a list.
function formatDays(days: Hours['days'], language: Language): string {
  const names = days.map(day => formatDay(day, language))
  const [first = '', last = ''] = [names[0], names.at(-1)]
  const inRow = days.every((day, index) => week.indexOf(day) === week.indexOf(days[0] ?? '') + index)
  if (days.length === 1 || !inRow) return new Intl.ListFormat(languageDetails[language].html).format(names)
  return language === 'fr' ? `du ${first} au ${last}` : `${first} to ${last}`
}

function formatDay(day: string, language: Language): string {
  const date = new Date(aMonday + week.indexOf(day) * dayLength)
  return new Intl.DateTimeFormat(languageDetails[language].html, { weekday: 'long', timeZone: 'UTC' }).format(date)
}

function formatTime(time: string, language: Language): string {
  const [hours = 0, minutes = 0] = time.split(':').map(Number)
  if (language === 'fr') return `${hours}\u00a0h${minutes ? `\u00a0${String(minutes).padStart(2, '0')}` : ''}`
  return `${hours % 12 || 12}:${String(minutes).padStart(2, '0')}\u00a0${hours < 12 ? 'a.m.' : 'p.m.'}`
}
