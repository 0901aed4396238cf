/** A calendar date without a time, as 2027-02-01. */
export type IsoDay = string

const msPerDay = 86_400_000

/** Days since 1970-01-01. Dates are added and compared as numbers, independent of time zones. */
export function toDayNumber(day: IsoDay): number {
  return Math.round(Date.parse(`${day}T00:00:00Z`) / msPerDay)
}

/** Inverse of toDayNumber. */
function toIsoDay(number: number): IsoDay {
  return new Date(number * msPerDay).toISOString().slice(0, 10)
}

/** Whether a text is an existing date in the form 2027-02-01. */
export function isIsoDay(text: string): boolean {
  return (
    /^\d{4}-\d{2}-\d{2}$/.test(text) &&
    !Number.isNaN(Date.parse(`${text}T00:00:00Z`)) &&
    toIsoDay(toDayNumber(text)) === text
  )
}

/** Adds calendar days; negative counts go back. */
export function addDays(day: IsoDay, days: number): IsoDay {
  return toIsoDay(toDayNumber(day) + days)
}

/** Adds months, keeping the day of the month, or the last day of a shorter month (Interpretation Act, s. 28). */
export function addMonths(day: IsoDay, months: number): IsoDay {
  const [year = 0, month = 1, date = 1] = day.split('-').map(Number)
  const total = year * 12 + month - 1 + months
  const last = new Date(Date.UTC(Math.floor(total / 12), (total % 12) + 1, 0)).getUTCDate()
  return toIsoDay(Date.UTC(Math.floor(total / 12), total % 12, Math.min(date, last)) / msPerDay)
}

/** Adds business days; negative counts go back. Saturdays, Sundays and holidays are skipped. */
export function addBusinessDays(day: IsoDay, days: number): IsoDay {
  const step = Math.sign(days)
  let number = toDayNumber(day)
  for (let left = Math.abs(days); left > 0;) {
    number += step
    if (isBusinessDay(toIsoDay(number))) left -= 1
  }
  return toIsoDay(number)
}

/** Whether a day is Monday to Friday and not a federal holiday. */
export function isBusinessDay(day: IsoDay): boolean {
  return getWeekday(day) !== 6 && !isSundayOrCanadianFederalHoliday(day)
}

/**
 * The day itself, or the next one that is neither a Sunday nor a holiday: a period that ends on such a day is extended
 * (Interpretation Act, s. 26).
 */
export function rollForwardFromSundayOrHoliday(day: IsoDay): IsoDay {
  let open = day
  while (isSundayOrCanadianFederalHoliday(open)) open = addDays(open, 1)
  return open
}

/**
 * Whether a day is a Sunday or a federal holiday (Interpretation Act, s. 35), Thanksgiving included. Saturdays are not.
 */
export function isSundayOrCanadianFederalHoliday(day: IsoDay): boolean {
  if (getWeekday(day) === 0) return true
  const [year = 0, month = 1, date = 1] = day.split('-').map(Number)
  const easter = computeEasterSunday(year)
  return (
    fixed.has(day.slice(5)) ||
    // If July 1 is a Sunday, Canada Day is July 2.
    (month === 7 && date === 2 && getWeekday(addDays(day, -1)) === 0) ||
    day === addDays(easter, -2) ||
    day === addDays(easter, 1) ||
    // Victoria Day: Monday before May 25. Labour Day: first Monday of September. Thanksgiving: second Monday of
    // October.
    (getWeekday(day) === 1 &&
      ((month === 5 && date >= 18 && date <= 24) ||
        (month === 9 && date <= 7) ||
        (month === 10 && date >= 8 && date <= 14)))
  )
}

// New Year’s Day, Canada Day, Truth and Reconciliation, Remembrance Day, Christmas Day.
const fixed = new Set(['01-01', '07-01', '09-30', '11-11', '12-25'])

function getWeekday(day: IsoDay): number {
  return new Date(`${day}T00:00:00Z`).getUTCDay()
}

// The Meeus/Jones/Butcher algorithm for the Gregorian calendar.
function computeEasterSunday(year: number): IsoDay {
  const a = year % 19
  const b = Math.floor(year / 100)
  const c = year % 100
  const d = b - Math.floor(b / 4) - Math.floor((b - Math.floor((b + 8) / 25) + 1) / 3)
  const h = (19 * a + d + 15) % 30
  const i = Math.floor(c / 4)
  const l = (32 + 2 * (b % 4) + 2 * i - h - (c % 4)) % 7
  const m = Math.floor((a + 11 * h + 22 * l) / 451)
  const n = h + l - 7 * m + 114
  return toIsoDay(Date.UTC(year, Math.floor(n / 31) - 1, (n % 31) + 1) / msPerDay)
}
