import { isIsoDay } from '../calendarDays'
import type { RegulatoryClockInput, RegulatoryClockReferenceData } from './types'

/** First and last day of each date field. */
export const clockDateLimits = { min: '2015-01-01', max: '2075-12-31' } as const

/** Minimum and maximum length of a stop, in days. */
export const clockStopLimits = { min: 1, max: 730 } as const

/**
 * Parses a query string or form data. Missing or invalid values are those of the example; but if any value is given, a
 * missing stop and a missing or invalid foreign date mean none, and a `pediatric` other than `1` means no.
 */
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
    return isIsoDay(asked) && asked >= clockDateLimits.min && asked <= clockDateLimits.max ? asked : undefined
  }
  const asked = ['filing', 'filed', 'stop', 'days', 'pediatric', 'foreign'].some(name => search.has(name))
  const days = Number(search.get('days'))
  return {
    filing: known(
      'filing',
      filings.map(({ id }) => id),
      defaults.filing,
    ),
    filed: day('filed') ?? defaults.filed,
    // A form leaves out a stop that its filing does not have.
    stop: known('stop', ['none', ...stops.map(({ id }) => id)], asked && !search.has('stop') ? 'none' : defaults.stop),
    days: Number.isInteger(days) && days >= clockStopLimits.min && days <= clockStopLimits.max ? days : defaults.days,
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
