import { formatDaysAndHoursLabels, formatHoursInline } from '../../src/content/hours'
import type { Practice } from '../../src/content/model'

type Day = Practice['hours'][number]['days'][number]

it.each<[Day[], string, string]>([
  [['monday', 'tuesday', 'wednesday', 'thursday'], 'Monday to Thursday', 'Du lundi au jeudi'],
  [['friday'], 'Friday', 'Vendredi'],
  [['monday', 'friday'], 'Monday and Friday', 'Lundi et vendredi'],
])('formats the days %j', (days, english, french) => {
  const hours = { days, opens: '09:00', closes: '17:00' }
  expect(formatDaysAndHoursLabels(hours, 'en').daysLabel).toBe(english)
  expect(formatDaysAndHoursLabels(hours, 'fr').daysLabel).toBe(french)
})

it.each([
  ['09:00', '18:00', '9:00\u00a0a.m. to 6:00\u00a0p.m.', 'de 9\u00a0h à 18\u00a0h'],
  ['08:30', '12:05', '8:30\u00a0a.m. to 12:05\u00a0p.m.', 'de 8\u00a0h\u00a030 à 12\u00a0h\u00a005'],
  ['00:00', '23:59', '12:00\u00a0a.m. to 11:59\u00a0p.m.', 'de 0\u00a0h à 23\u00a0h\u00a059'],
])('formats the hours from %s to %s', (opens, closes, english, french) => {
  const hours = { days: ['monday' as const], opens, closes }
  expect(formatDaysAndHoursLabels(hours, 'en').hoursLabel).toBe(english)
  expect(formatDaysAndHoursLabels(hours, 'fr').hoursLabel).toBe(french)
})

it('formats hours for use inside a sentence', () => {
  const week = { days: ['monday' as const, 'tuesday' as const], opens: '09:00', closes: '18:00' }
  const friday = { days: ['friday' as const], opens: '09:00', closes: '17:00' }
  expect(formatHoursInline([week, friday], 'en')).toBe(
    'Monday to Tuesday, 9:00\u00a0a.m. to 6:00\u00a0p.m., and Friday, 9:00\u00a0a.m. to 5:00\u00a0p.m.',
  )
  expect(formatHoursInline([week, friday], 'fr')).toBe(
    'du lundi au mardi, de 9\u00a0h à 18\u00a0h, et le vendredi, de 9\u00a0h à 17\u00a0h',
  )
  expect(formatHoursInline([friday], 'fr')).toBe('le vendredi, de 9\u00a0h à 17\u00a0h')
})
