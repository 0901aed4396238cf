import type { Language } from '../../../config/languages'
import type { VisibleTextFinding, Findings, Rule } from '../rule'
import { isValidCalendarDate, findIsoDates, findWrittenDates } from './findDates'

const twoWays = /(?<![\d/.])\d{1,2}([/.])\d{1,2}\1(?:19|20)\d{2}(?![\d/])/g

// A five-digit year, after a preposition that is used before years.
const longYear = /(?<=(?<!\p{L})(?:in|since|until|en|depuis|dès|of|de) )(?:19|20)\d{3}(?=[.,;:)]|$)(?![.,]\d)/giu

// Impossible times of day (10:75, 10 h 75, 25:00), but not ratios or durations.
const times: Record<Language, RegExp> = {
  en: /(?<=(?<!\p{L})(?:at|until|till|from|before|after|by) )(?:\d{1,2}:[6-9]\d|(?:2[4-9]|[3-9]\d):[0-5]\d)(?![:\d])|(?<![\d:.])(?:\d{1,2}:[6-9]\d|(?:1[3-9]|[2-9]\d)(?::\d\d)?)(?= ?[ap]\.?m\b)/giu,
  fr: /(?<![\p{L}\d,])(?:\d{1,2}[ \u00a0]h[ \u00a0][6-9]\d|(?<=(?:à|dès|vers|avant|après) )(?:2[5-9]|[3-9]\d)[ \u00a0]h(?= [0-5]\d))(?![\p{L}\d])/giu,
}

export const validWrittenDatesAndTimes: Rule = {
  requirement:
    'Dates and times in sentences are possible: the month has that day, the weekday is right, an hour has 60 minutes, a year has four digits, and no date in digits can be read in two ways.',
  level: 'problem',
  checkVisibleText: ({ text, language }) => (/\d/.test(text) ? findFaults(text, language) : []),
}

function findFaults(text: string, language: Language): Findings<VisibleTextFinding> {
  return [
    ...[...findWrittenDates(text, language), ...findIsoDates(text)].map((day): VisibleTextFinding | undefined => {
      if (day.day === undefined) return undefined
      if (!isValidCalendarDate(day))
        return { index: day.index, message: `says “${day.typed}”, a day that no calendar has; look it up` }
      return weekdayFault(day, language)
    }),
    ...[...text.matchAll(times[language])].map(({ 0: typed, index }) => ({
      index,
      message: `says “${typed}”, an hour that no clock has; write the right one`,
    })),
    ...[...text.matchAll(longYear)].map(({ 0: typed, index }) => ({
      index,
      level: 'notice' as const,
      message: `says “${typed}”, which looks like a year with a digit too many; see which is right`,
    })),
    ...[...text.matchAll(twoWays)].map(({ 0: typed, index }) => ({
      index,
      level: 'notice' as const,
      message: `says “${typed}”, which some read with the day first and some with the month; write the month in words`,
    })),
  ]
}

function weekdayFault(
  { year, month, day = 1, weekday, typed, index }: ReturnType<typeof findWrittenDates>[number],
  language: Language,
): VisibleTextFinding | undefined {
  if (!weekday || !year) return undefined
  const right = new Intl.DateTimeFormat(language, { weekday: 'long', timeZone: 'UTC' }).format(
    Date.UTC(year, month - 1, day),
  )
  return right.toLowerCase() === weekday.toLowerCase()
    ? undefined
    : { index, message: `says “${typed}”, but that day is a ${right}; mend the day of the week or the date` }
}
