import type { Language } from '../../config/languages'
import type { TimelineRow } from '../../shared/figures/timeline'
import { findWrittenDates } from '../rules/dates/findDates'
import type { TimelineWithProblems, WrittenPhase } from './parseTimeline'
import { axisWords, findAxisStep } from './timelineAxis'

const yearPattern = /(?<!\d)(?:19|20)\d{2}(?!\d)/g

/** Whether a time names a year, so that it is on the calendar. */
export function hasYear(time: string): boolean {
  return time.search(yearPattern) >= 0
}

/**
 * Parses a timeline whose phases have dates: two days or years, or one; a single day is a moment, a single year lasts
 * to its end. `after` is a moment within the phase, with its date. Positions are in years.
 */
export function parseTimelineByDates(phases: WrittenPhase[], language: Language): TimelineWithProblems {
  const problems: TimelineWithProblems['problems'] = []
  const spans = phases.map(({ time, after }, index) => {
    const span = findSpan(time, language)
    const moment = after === undefined ? undefined : findSpan(String(after), language).from
    if (!(span.from <= span.to)) problems.push({ row: index + 1, message: `runs backwards, “${time}”` })
    if (moment !== undefined && !(moment >= span.from && moment <= span.to))
      problems.push({
        row: index + 1,
        message: `has the moment “${after ?? ''}”, which has no date within “${time}”; write its day and year`,
      })
    return { ...span, moment }
  })
  const first = Math.floor(Math.min(...spans.map(({ from }) => from)))
  const last = Math.ceil(Math.max(...spans.map(({ to }) => to)))
  const step = findAxisStep(last - first)
  const start = Math.floor(first / step) * step
  const steps = Math.ceil((last - start) / step)
  const rows = phases.map(({ name, time, holder, look, after }, index): TimelineRow => {
    const { from, to, moment } = spans[index] ?? { from: start, to: start }
    const point = moment ?? (from === to ? from : undefined)
    return {
      name,
      ...(holder && { holder }),
      detail: time,
      value: time,
      bars: from === to ? [] : [{ from: from - start, to: to - start, look: look ?? 'work' }],
      ...(moment !== undefined && { moment: String(after) }),
      ...(point !== undefined && { point: point - start }),
    }
  })
  return {
    timeline: {
      unit: axisWords[language].years,
      rows,
      ticks: Array.from({ length: steps + 1 }, (_, index) => ({
        at: index * step,
        label: String(start + index * step),
      })),
      end: steps * step,
    },
    problems,
  }
}

/** The first and last day of a time, in years; a year without a day is whole. */
function findSpan(time: string, language: Language): { from: number; to: number } {
  const days = findWrittenDates(time, language).flatMap(({ index, typed, year, month, day = 1 }) =>
    year === undefined ? [] : [{ index, end: index + typed.length, at: year + (month - 1) / 12 + (day - 1) / 365 }],
  )
  const years = [...time.matchAll(yearPattern)].filter(
    ({ index }) => !days.some(day => index >= day.index && index < day.end),
  )
  const found = [
    ...days.map(({ index, at }) => ({ index, from: at, to: at })),
    ...years.map(({ 0: typed, index }) => ({ index, from: Number(typed), to: Number(typed) + 1 })),
  ].toSorted((a, b) => a.index - b.index)
  return { from: found[0]?.from ?? NaN, to: found.at(-1)?.to ?? NaN }
}
