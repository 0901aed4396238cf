import { isIsoDay } from '../calendarDays'
import type { RegulatoryClockInput, RegulatoryClockReferenceData } from './types'

/** Maximum length of a stop, in days. */
export const maxStopDays = 730

/** Whether a text is a plausible filing date; rejects years that are still being typed. */
export function isPlausibleFilingDay(text: string): boolean {
  return isIsoDay(text) && text >= '2015' && text < '2076'
}

/** Parses the query string; missing or invalid values are those of the example. */
export function parseRegulatoryClockQuery(
  search: URLSearchParams,
  { filings, stops, defaults }: RegulatoryClockReferenceData,
): RegulatoryClockInput {
  const known = (name: string, ids: string[], otherwise: string) => {
    const asked = search.get(name)
    return asked && ids.includes(asked) ? asked : otherwise
  }
  const day = (name: string) => {
    const asked = search.get(name) ?? ''
    return isPlausibleFilingDay(asked) ? asked : undefined
  }
  const asked = ['filing', 'filed', 'stop', 'days', 'pediatric', 'foreign'].some(name => search.has(name))
  const days = Math.round(Number(search.get('days') ?? Number.NaN))
  return {
    filing: known(
      'filing',
      filings.map(({ id }) => id),
      defaults.filing,
    ),
    filed: day('filed') ?? defaults.filed,
    stop: known('stop', ['none', ...stops.map(({ id }) => id)], defaults.stop),
    days: days >= 1 && days <= maxStopDays ? days : defaults.days,
    pediatric: asked ? search.get('pediatric') === '1' : defaults.pediatric,
    foreign: day('foreign') ?? (asked ? '' : defaults.foreign),
  }
}

/** The query string of the input. */
export function formatRegulatoryClockQuery(input: RegulatoryClockInput): string {
  const { filing, filed, stop, days, pediatric, foreign } = input
  return new URLSearchParams([
    ['filing', filing],
    ['filed', filed],
    ['stop', stop],
    ['days', String(days)],
    ...(pediatric ? [['pediatric', '1']] : []),
    ...(foreign ? [['foreign', foreign]] : []),
  ]).toString()
}
