import type { Language } from '../../config/languages'
import type { Timeline } from '../../shared/figures/timeline'

/** What an axis counts. */
export const axisWords: Record<Language, Record<'days' | 'months' | 'years' | 'milestones', string>> = {
  en: { days: 'Days', months: 'Months', years: 'Years', milestones: 'Milestones' },
  fr: { days: 'Jours', months: 'Mois', years: 'Années', milestones: 'Étapes' },
}

export type TimelineUnit = 'hours' | 'days' | 'businessDays' | 'months' | 'years'
// Approximate lengths for the axis: a month is a twelfth of a year, five business days are a week.
export const daysPerUnit: Record<TimelineUnit, number> = {
  hours: 1 / 24,
  days: 1,
  businessDays: 1.4,
  months: 365.25 / 12,
  years: 365.25,
}

/** The axis ends at a labelled multiple of its step. Months are counted for six years where a time is in months. */
export function buildAxis(
  longest: number,
  times: readonly string[],
  language: Language,
): Pick<Timeline, 'unit' | 'ticks' | 'end'> {
  const hasMonths = times.some(time => /\d[\s\u00a0](?:months|mois)/u.test(time))
  const unit = longest > (hasMonths ? 6 : 3.5) * daysPerUnit.years ? 'years' : longest > 430 ? 'months' : 'days'
  const last = Math.ceil(longest / daysPerUnit[unit] - 1e-6)
  const step = findAxisStep(last, unit === 'months' ? 'months' : 'counts')
  const steps = Math.ceil(last / step)
  return {
    unit: axisWords[language][unit],
    ticks: Array.from({ length: steps + 1 }, (_, index) => ({
      at: index * step * daysPerUnit[unit],
      label: String(index * step),
    })),
    end: steps * step * daysPerUnit[unit],
  }
}

/** How many times longer than the last deadline an axis must be for its scale to change, and what comes before that. */
const fewestTimesLonger = 4
const shareOfDeadlines = 0.6

/**
 * Changes the scale of an axis of years after the last of several deadlines if these would take a small part of it: they
 * are in months, what is after them in years.
 */
export function enlargeDeadlines(
  axis: Pick<Timeline, 'unit' | 'ticks' | 'end'>,
  deadlines: readonly number[],
  language: Language,
): Pick<Timeline, 'unit' | 'ticks' | 'end' | 'turn'> {
  const words = axisWords[language]
  const years = Math.ceil(Math.max(0, ...deadlines) / daysPerUnit.years - 1e-6)
  const at = years * daysPerUnit.years
  if (axis.unit !== words.years || deadlines.length < 2 || at * fewestTimesLonger > axis.end) return axis
  const months = Array.from({ length: years + 1 }, (_, year) => year * 12)
  return {
    end: axis.end,
    ticks: [
      ...months.map(month => ({ at: month * daysPerUnit.months, label: String(month) })),
      // The ground of the years ends with the drawing, and has no room for a number at its end.
      ...axis.ticks.filter(tick => tick.at > at && tick.at < axis.end),
    ],
    turn: { at, share: shareOfDeadlines, before: words.months, after: words.years },
  }
}

/** The distance of the numbers on an axis; one that divides its length is preferred. */
export function findAxisStep(length: number, unit: keyof typeof axisSteps = 'counts'): number {
  const possible = axisSteps[unit].filter(step => length / step <= mostAxisSteps)
  return possible.find(step => length % step === 0 && length / step >= 3) ?? possible[0] ?? 365
}

const mostAxisSteps = 7
const axisSteps = { months: [1, 2, 3, 6, 12], counts: [1, 2, 5, 10, 15, 20, 25, 30, 50, 60, 90, 100, 120, 180] }
