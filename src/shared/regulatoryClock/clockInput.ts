import { isDay } from '../calendarDays'
import type { RegulatoryClockInput, RegulatoryClockModel } from './types'

/** The longest stop that can be asked for, in days. */
export const maxStopDays = 730

/** True for a day that a filing can be planned for; years that are still being typed are none. */
export function isPlausibleFilingDay(text: string): boolean {
  return isDay(text) && text >= '2015' && text < '2076'
}

/** What an address says, each value that it does not say or that cannot be taken from the example. */
export function parseRegulatoryClockQuery(
  search: URLSearchParams,
  { filings, stops, defaults }: RegulatoryClockModel,
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

/** The query that says it, without what is as in the example. */
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
