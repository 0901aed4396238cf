import type { TimelineBarLook } from '../figures/timeline'
import { noticePhaseId } from './computeRegulatoryClock'
import type {
  RegulatoryClockInput,
  TimeLimitWithSource,
  RegulatoryClockReferenceData,
  RegulatoryClockPhase,
  LocalizedRegulatoryClockStop,
} from './types'

/** The regulatory clock in one language as sent to browsers: normalized, with each phase and time limit only once. */
export interface PackedRegulatoryClock {
  /** Labels of the form, drawing, table and calendar. */
  words: Record<string, string>
  /** Product groups, and the name of the notice in each. */
  groups: { id: string; name: string; notice: string }[]
  key: { look: TimelineBarLook; words: string }[]
  /** Separator between a name and its description. */
  colon: string
  lengths: Record<string, TimeLimitWithSource>
  phases: (Omit<RegulatoryClockPhase, 'length' | 'pediatric'> & { lasts?: string; pediatric?: string })[]
  stops: (Omit<LocalizedRegulatoryClockStop, 'length'> & { lasts?: string })[]
  filings: {
    id: string
    name: string
    group: string
    /** Phase ids, with the id of the time limit that applies here. */
    steps: [phase: string, lasts?: string][]
    stops: { id: string; then: string[] }[]
  }[]
  defaults: RegulatoryClockInput
}

/** The regulatory clock in the form that calculations use. */
export interface UnpackedRegulatoryClock extends Pick<PackedRegulatoryClock, 'words' | 'groups' | 'key' | 'colon'> {
  model: RegulatoryClockReferenceData
}

/** Expands phase and time limit ids into the objects they refer to. */
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
  const getLength = (name?: string) => (name ? lengths[name] : undefined)
  const unpackPhase = (id: string, group: string, asked?: string): RegulatoryClockPhase[] => {
    const phase = phases.find(phase => phase.id === id)
    if (!phase) return []
    const { lasts, pediatric, ...rest } = phase
    const name = id === noticePhaseId ? groups.find(({ id }) => id === group)?.notice : undefined
    const [length, longer] = [getLength(asked ?? lasts), getLength(pediatric)]
    return [{ ...rest, ...(name && { name }), ...(length && { length }), ...(longer && { pediatric: longer }) }]
  }
  const model: RegulatoryClockReferenceData = {
    filings: filings.map(({ steps, stops, ...filing }) => ({
      ...filing,
      phases: steps.flatMap(([id, lasts]) => unpackPhase(id, filing.group, lasts)),
      stops: stops.map(({ id, then }) => ({ id, lengths: then.flatMap(name => getLength(name) ?? []) })),
    })),
    stops: stops.map(({ lasts, ...stop }) => {
      const length = getLength(lasts)
      return { ...stop, ...(length && { length }) }
    }),
    defaults,
  }
  return { model, words, groups, key, colon }
}
