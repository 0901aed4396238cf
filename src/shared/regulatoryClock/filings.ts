import { toDayNumber } from '../calendarDays'
import { computeRegulatoryClock } from './computeRegulatoryClock'
import type { LocalizedRegulatoryClockFiling, RegulatoryClockReferenceData } from './types'

/** The consecutive phases of a filing until the notice, each with its time limit, as text. */
export function formatFilingPhaseTimeLimits({ phases }: LocalizedRegulatoryClockFiling, colon: string): string {
  return phases
    .flatMap(({ name, length, starts, foreign }) =>
      length && !starts && !foreign ? [`${name}${colon}${length.words}`] : [],
    )
    .join('; ')
}

/** Days from filing to the notice, with the clock’s default filing date and no stop or foreign filing. */
export function countDaysToNotice({ id }: LocalizedRegulatoryClockFiling, model: RegulatoryClockReferenceData): number {
  const { notice, input } = computeRegulatoryClock(model, { ...model.defaults, filing: id, stop: 'none', foreign: '' })
  return toDayNumber(notice) - toDayNumber(input.filed)
}
