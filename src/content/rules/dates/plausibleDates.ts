import type { Rule } from '../rule'
import { addDays, collectDates } from './collectDates'

const firstYear = 1990
const past = new Set(['reviewed', 'updated', 'asOf', 'checked'])

export const plausibleDates: Rule = {
  holds: 'A day is in a year that can be, and what has been done was not done tomorrow.',
  level: 'problem',
  check: input =>
    collectDates(input).flatMap(({ file, field, name, day }) => {
      const latest = addDays(input.today, name === 'reviewBy' ? 3660 : 750)
      const message = past.has(name)
        ? day > input.today && `is ${day}, a day still to come; expected the day on which it was done`
        : day > latest && `is ${day}, years from now; look at the year`
      const early = Number(day.slice(0, 4)) < firstYear && `is ${day}, long before there was a site; look at the year`
      return message || early ? [{ file, field, message: message || String(early), example: input.today }] : []
    }),
}
