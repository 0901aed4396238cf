import type { Language } from '../../config/languages'
import type { Localized } from '../localize'
import type { Section } from '../model'
import {
  resolveDecisionFlow,
  type UnresolvedDecisionFlowQuestion,
  type DecisionFlowWithProblems,
} from './resolveDecisionFlow'
import { parseTimelineByDurations, type WrittenPhase, type TimelineWithProblems } from './parseTimeline'

type Phases = Localized<Extract<Section, { type: 'timeline' }>['phases']>
type Steps = Localized<Extract<Section, { type: 'flow' }>['steps']>

/** Parses the phases of a localized `timeline` section. */
export function parseSectionTimeline(phases: Phases, language: Language): TimelineWithProblems {
  return parseTimelineByDurations(
    phases.map(({ name, time, holder, after, look }): WrittenPhase => ({
      name,
      time,
      holder,
      after,
      look,
    })),
    language,
  )
}

/** Parses the steps of a localized `flow` section. */
export function parseSectionDecisionFlow(steps: Steps): DecisionFlowWithProblems {
  return resolveDecisionFlow(
    steps.map(({ question, answers }): UnresolvedDecisionFlowQuestion => ({
      question,
      answers: answers.map(({ answer, next, outcome }) => ({ answer, leads: next ? `→ ${next}` : (outcome ?? '') })),
    })),
  )
}
