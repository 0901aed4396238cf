/** A day without a time, as 2027-02-01. */
export type IsoDay = string

const msPerDay = 86_400_000

/** The number of a day, counted from 1970-01-01: days are added and compared as numbers, whatever the time zone. */
export function toDayNumber(day: IsoDay): number {
  return Math.round(Date.parse(`${day}T00:00:00Z`) / msPerDay)
}

/** The day with a number. */
function dayFromNumber(number: number): IsoDay {
  return new Date(number * msPerDay).toISOString().slice(0, 10)
}

/** True for a day that exists, written as 2027-02-01. */
export function isDay(text: string): boolean {
  return (
    /^\d{4}-\d{2}-\d{2}$/.test(text) &&
    !Number.isNaN(Date.parse(`${text}T00:00:00Z`)) &&
    dayFromNumber(toDayNumber(text)) === text
  )
}

/** A day some calendar days later; earlier for a negative count. The first day is not counted, the last one is. */
export function addDays(day: IsoDay, days: number): IsoDay {
  return dayFromNumber(toDayNumber(day) + days)
}

/**
 * The same day of the month some months later or earlier; where that month has no such day, its last one (Interpretation
 * Act, s. 28).
 */
export function addMonths(day: IsoDay, months: number): IsoDay {
  const [year = 0, month = 1, date = 1] = day.split('-').map(Number)
  const total = year * 12 + month - 1 + months
  const last = new Date(Date.UTC(Math.floor(total / 12), (total % 12) + 1, 0)).getUTCDate()
  return dayFromNumber(Date.UTC(Math.floor(total / 12), total % 12, Math.min(date, last)) / msPerDay)
}

/** A day some business days later or earlier: Saturdays and holidays are passed over. */
export function addBusinessDays(day: IsoDay, days: number): IsoDay {
  const step = Math.sign(days)
  let number = toDayNumber(day)
  for (let left = Math.abs(days); left > 0;) {
    number += step
    if (isBusinessDay(dayFromNumber(number))) left -= 1
  }
  return dayFromNumber(number)
}

/** True for a day from Monday to Friday that is no federal holiday. */
export function isBusinessDay(day: IsoDay): boolean {
  return weekday(day) !== 6 && !isSundayOrCanadianFederalHoliday(day)
}

/** The day itself or, where it is a holiday, the next one that is none: a time that ends on a holiday is extended (Interpretation Act, s. 26). */
export function findSameOrNextNonFederalHoliday(day: IsoDay): IsoDay {
  let open = day
  while (isSundayOrCanadianFederalHoliday(open)) open = addDays(open, 1)
  return open
}

/** True for a Sunday or a federal holiday (Interpretation Act, s. 35), Thanksgiving included. Saturdays are none. */
export function isSundayOrCanadianFederalHoliday(day: IsoDay): boolean {
  if (weekday(day) === 0) return true
  const [year = 0, month = 1, date = 1] = day.split('-').map(Number)
  const easter = easterSunday(year)
  return (
    fixed.has(day.slice(5)) ||
    // When July 1 is a Sunday, Canada Day is kept on the 2nd.
    (month === 7 && date === 2 && weekday(addDays(day, -1)) === 0) ||
    day === addDays(easter, -2) ||
    day === addDays(easter, 1) ||
    // Victoria Day: the Monday before May 25. Labour Day: the first Monday of September. Thanksgiving: the second of October.
    (weekday(day) === 1 &&
      ((month === 5 && date >= 18 && date <= 24) ||
        (month === 9 && date <= 7) ||
        (month === 10 && date >= 8 && date <= 14)))
  )
}

// New Year’s Day, Canada Day, Truth and Reconciliation, Remembrance Day, Christmas Day.
const fixed = new Set(['01-01', '07-01', '09-30', '11-11', '12-25'])

function weekday(day: IsoDay): number {
  return new Date(`${day}T00:00:00Z`).getUTCDay()
}

// The Gregorian rule as Meeus, Jones and Butcher write it.
function easterSunday(year: number): IsoDay {
  const a = year % 19
  const b = Math.floor(year / 100)
  const c = year % 100
  const d = b - Math.floor(b / 4) - Math.floor((b - Math.floor((b + 8) / 25) + 1) / 3)
  const h = (19 * a + d + 15) % 30
  const i = Math.floor(c / 4)
  const l = (32 + 2 * (b % 4) + 2 * i - h - (c % 4)) % 7
  const m = Math.floor((a + 11 * h + 22 * l) / 451)
  const n = h + l - 7 * m + 114
  return dayFromNumber(Date.UTC(year, Math.floor(n / 31) - 1, (n % 31) + 1) / msPerDay)
}
