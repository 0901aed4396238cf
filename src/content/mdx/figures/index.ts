import type { Element } from 'hast'
import type { Language } from '../../../config/languages'
import { buildBarsProps } from './bars'
import { buildCalendarProps } from './calendar'
import { validateChecklistElement } from './checklist'
import type { FigurePropsResult } from './figurePropsResult'
import { buildDecisionFlowProps } from './decisionFlow'
import { buildTimelineProps } from './timeline'

/** The elements that draw what stands inside them; what they read is given to its component. */
const readers: Partial<Record<string, (element: Element, language: Language) => FigurePropsResult>> = {
  Bars: buildBarsProps,
  Calendar: buildCalendarProps,
  Checklist: validateChecklistElement,
  Flow: buildDecisionFlowProps,
  Timeline: buildTimelineProps,
}

/** What an element of a text draws, or undefined when it draws nothing. */
export function buildFigureProps(element: Element, language: Language): FigurePropsResult | undefined {
  return readers[element.tagName]?.(element, language)
}
