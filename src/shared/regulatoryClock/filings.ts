import { toDayNumber } from '../calendarDays'
import { computeRegulatoryClock } from './computeRegulatoryClock'
import type { RegulatoryClockFiling, RegulatoryClockModel } from './types'

/** The phases of a filing that follow one another up to the notice, each with its target. */
export function describeFilingSteps({ phases }: RegulatoryClockFiling, colon: string): string {
  return phases
    .flatMap(({ name, length, starts, foreign }) =>
      length && !starts && !foreign ? [`${name}${colon}${length.words}`] : [],
    )
    .join('; ')
}

/** The days from filing to the notice, when nothing stops the clock. */
export function countDaysToNotice({ id }: RegulatoryClockFiling, model: RegulatoryClockModel): number {
  const { notice, input } = computeRegulatoryClock(model, { ...model.defaults, filing: id, stop: 'none', foreign: '' })
  return toDayNumber(notice) - toDayNumber(input.filed)
}
