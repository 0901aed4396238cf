import type { TimelineBarKind } from '../figures/timeline'
import { noticePhaseId } from './computeRegulatoryClock'
import type {
  RegulatoryClockInput,
  SourcedTimeLimit,
  RegulatoryClockModel,
  RegulatoryClockPhase,
  RegulatoryClockStop,
} from './types'

/** The clock with its words, in one language, as the page of a visitor is given it: each phase and each length once. */
export interface PackedRegulatoryClock {
  /** The words of the form, of the table and of the calendar; `{day}` is filled in. */
  words: Record<string, string>
  /** The kinds of product, and what the notice of each is called. */
  groups: { id: string; name: string; notice: string }[]
  key: { look: TimelineBarKind; words: string }[]
  /** What stands between a name and what is said of it. */
  colon: string
  lengths: Record<string, SourcedTimeLimit>
  phases: (Omit<RegulatoryClockPhase, 'length' | 'pediatric'> & { lasts?: string; pediatric?: string })[]
  stops: (Omit<RegulatoryClockStop, 'length'> & { lasts?: string })[]
  filings: {
    id: string
    name: string
    group: string
    /** Names of phases, and of the length that one has here. */
    steps: [phase: string, lasts?: string][]
    stops: { id: string; then: string[] }[]
  }[]
  defaults: RegulatoryClockInput
}

/** The clock as the calculation takes it. */
export interface UnpackedRegulatoryClock extends Pick<PackedRegulatoryClock, 'words' | 'groups' | 'key' | 'colon'> {
  model: RegulatoryClockModel
}

/** The clock with its phases and lengths where they are needed. */
export function unpackRegulatoryClock({
  words,
  groups,
  key,
  colon,
  lengths,
  phases,
  stops,
  filings,
  defaults,
}: PackedRegulatoryClock): UnpackedRegulatoryClock {
  const lengthOf = (name?: string) => (name ? lengths[name] : undefined)
  const phaseIn = (id: string, group: string, asked?: string): RegulatoryClockPhase[] => {
    const phase = phases.find(phase => phase.id === id)
    if (!phase) return []
    const { lasts, pediatric, ...rest } = phase
    const name = id === noticePhaseId ? groups.find(({ id }) => id === group)?.notice : undefined
    const [length, longer] = [lengthOf(asked ?? lasts), lengthOf(pediatric)]
    return [{ ...rest, ...(name && { name }), ...(length && { length }), ...(longer && { pediatric: longer }) }]
  }
  const model: RegulatoryClockModel = {
    filings: filings.map(({ steps, stops, ...filing }) => ({
      ...filing,
      phases: steps.flatMap(([id, lasts]) => phaseIn(id, filing.group, lasts)),
      stops: stops.map(({ id, then }) => ({ id, lengths: then.flatMap(name => lengthOf(name) ?? []) })),
    })),
    stops: stops.map(({ lasts, ...stop }) => {
      const length = lengthOf(lasts)
      return { ...stop, ...(length && { length }) }
    }),
    defaults,
  }
  return { model, words, groups, key, colon }
}
