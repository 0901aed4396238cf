import { formatDate } from '../../src/shared/dates'

it.each([
  ['2026-11-01', 'November 1, 2026', '1er novembre 2026'],
  ['2026-01-31', 'January 31, 2026', '31 janvier 2026'],
  ['2024-02-29', 'February 29, 2024', '29 février 2024'],
])('formats %s in English and French', (date, english, french) => {
  expect(formatDate(date, 'en')).toBe(english)
  expect(formatDate(date, 'fr')).toBe(french)
})
