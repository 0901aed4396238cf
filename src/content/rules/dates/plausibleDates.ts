import type { ContentFinding, Rule } from '../rule'
import { addDays } from '../../../shared/calendarDays'
import { collectDateFields } from './dateFields'

const firstYear = 1990
const past = new Set(['reviewed', 'updated', 'asOf', 'checked', 'since'])

export const plausibleDates: Rule = {
  requirement:
    'Dates are in a plausible year, dates of past events are not in the future, and the next review is within three years.',
  level: 'problem',
  check: input =>
    collectDateFields(input).map(({ file, field, name, date }): ContentFinding | undefined => {
      const latest = addDays(input.today, name === 'reviewBy' ? 3660 : 750)
      const message = past.has(name)
        ? date > input.today && `is ${date}, a day still to come; expected the day on which it was done`
        : date > latest && `is ${date}, years from now; look at the year`
      const unreviewed =
        name === 'reviewBy' &&
        date > addDays(input.today, 1100) &&
        `is ${date}, more than three years from now; a review that far off is forgotten`
      const early = Number(date.slice(0, 4)) < firstYear && `is ${date}, long before there was a site; look at the year`
      if (message || early) return { file, field, message: message || String(early), example: input.today }
      return unreviewed ? { file, field, message: unreviewed, level: 'notice' } : undefined
    }),
}
