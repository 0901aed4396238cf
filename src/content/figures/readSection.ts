import type { Language } from '../../config/languages'
import type { Localized } from '../localize'
import type { Section } from '../model'
import { readFlow, type WrittenFlowQuestion, type FlowReadResult } from './readFlow'
import { readTimeline, type WrittenPhase, type TimelineReadResult } from './readTimeline'

type Phases = Localized<Extract<Section, { type: 'timeline' }>['phases']>
type Steps = Localized<Extract<Section, { type: 'flow' }>['steps']>

/** The timeline of a section in one language. */
export function readSectionTimeline(phases: Phases, language: Language): TimelineReadResult {
  return readTimeline(
    phases.map(({ name, time, holder, after, look }): WrittenPhase => ({
      name,
      time,
      holder,
      look,
      ...(after && { after: phases[after - 1]?.name ?? String(after) }),
    })),
    language,
  )
}

/** The decision of a section in one language. */
export function readSectionFlow(steps: Steps): FlowReadResult {
  return readFlow(
    steps.map(({ question, answers }): WrittenFlowQuestion => ({
      question,
      answers: answers.map(({ answer, next, outcome }) => ({ answer, leads: next ? `→ ${next}` : (outcome ?? '') })),
    })),
  )
}
