import {
  addBusinessDays,
  addDays,
  addMonths,
  isBusinessDay,
  isIsoDay,
  isSundayOrCanadianFederalHoliday,
  rollForwardFromSundayOrHoliday,
} from '../../src/shared/calendarDays'

it.each([
  ['2027-02-01', 10, '2027-02-11'],
  ['2027-02-26', 3, '2027-03-01'],
  ['2028-02-26', 3, '2028-02-29'],
  ['2027-03-01', -1, '2027-02-28'],
  ['2027-12-31', 1, '2028-01-01'],
])('adds calendar days: %s + %i', (day, days, end) => {
  expect(addDays(day, days)).toBe(end)
})

it.each([
  ['2027-01-31', 1, '2027-02-28'],
  ['2028-01-31', 1, '2028-02-29'],
  ['2028-02-29', 12, '2029-02-28'],
  ['2028-02-29', 96, '2036-02-29'],
  ['2028-02-29', 102, '2036-08-29'],
  ['2027-08-31', 6, '2028-02-29'],
  ['2027-03-31', -1, '2027-02-28'],
  ['2027-01-15', -2, '2026-11-15'],
])('adds months and uses the last day of a shorter month: %s + %i months', (day, months, end) => {
  expect(addMonths(day, months)).toBe(end)
})

it.each([
  // From a Friday over a weekend.
  ['2027-02-05', 1, '2027-02-08'],
  // Good Friday and Easter Monday of 2027 are March 26 and 29.
  ['2027-03-24', 2, '2027-03-30'],
  // Backwards from a Saturday.
  ['2027-01-30', -10, '2027-01-18'],
  ['2026-12-24', 1, '2026-12-28'],
])('skips weekends and holidays: %s + %i business days', (day, days, end) => {
  expect(addBusinessDays(day, days)).toBe(end)
})

it('recognizes the federal holidays of a year', () => {
  const year = Array.from({ length: 365 }, (_, index) => addDays('2027-01-01', index))
  expect(year.filter(day => isSundayOrCanadianFederalHoliday(day) && new Date(day).getUTCDay() !== 0)).toEqual([
    '2027-01-01',
    '2027-03-26',
    '2027-03-29',
    '2027-05-24',
    '2027-07-01',
    '2027-09-06',
    '2027-09-30',
    '2027-10-11',
    '2027-11-11',
    '2027-12-25',
  ])
})

it('observes Canada Day on July 2 when July 1 is a Sunday', () => {
  expect(isSundayOrCanadianFederalHoliday('2029-07-02')).toBe(true)
  expect(isSundayOrCanadianFederalHoliday('2027-07-02')).toBe(false)
})

it('moves a day from a Sunday or a holiday to the next other day, but not from a Saturday', () => {
  expect(rollForwardFromSundayOrHoliday('2027-02-14')).toBe('2027-02-15')
  expect(rollForwardFromSundayOrHoliday('2027-03-28')).toBe('2027-03-30')
  expect(rollForwardFromSundayOrHoliday('2027-02-13')).toBe('2027-02-13')
  expect(isBusinessDay('2027-02-13')).toBe(false)
})

it('rejects dates that do not exist', () => {
  expect(['2027-02-29', '2027-13-01', '2027-2-1', '', 'soon'].filter(isIsoDay)).toEqual([])
  expect(isIsoDay('2028-02-29')).toBe(true)
})
