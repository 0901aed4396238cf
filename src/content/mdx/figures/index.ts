import type { Element } from 'hast'
import type { Language } from '../../../config/languages'
import { buildBarsProps } from './bars'
import { buildWorkloadCalendarProps } from './workloadCalendar'
import { validateChecklistElement } from './checklist'
import type { FigurePropsResult } from './figurePropsResult'
import { buildDecisionFlowProps } from './decisionFlow'
import { buildTimelineProps } from './timeline'

/** Elements that are drawn from their children, with functions that compute the props of their components. */
const readers: Partial<Record<string, (element: Element, language: Language) => FigurePropsResult>> = {
  Bars: buildBarsProps,
  Calendar: buildWorkloadCalendarProps,
  Checklist: validateChecklistElement,
  Flow: buildDecisionFlowProps,
  Timeline: buildTimelineProps,
}

/** The props of a figure element; undefined for other elements. */
export function parseFigureElement(element: Element, language: Language): FigurePropsResult | undefined {
  return readers[element.tagName]?.(element, language)
}
