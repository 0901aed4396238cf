import type { Element } from 'hast'
import type { Language } from '../../../config/languages'
import { parseBarsTable } from './bars'
import { parseWorkloadCalendarTable } from './workloadCalendar'
import { validateChecklistElement } from './checklist'
import type { FigurePropsResult } from './figurePropsResult'
import { parseDecisionFlowTable } from './decisionFlow'
import { parseTimelineTable } from './timeline'

/** Elements that are drawn from their children, with functions that compute the props of their components. */
const readers: Partial<Record<string, (element: Element, language: Language) => FigurePropsResult>> = {
  Bars: parseBarsTable,
  Calendar: parseWorkloadCalendarTable,
  Checklist: validateChecklistElement,
  Flow: parseDecisionFlowTable,
  Timeline: parseTimelineTable,
}

/** The props of a figure element; undefined for other elements. */
export function parseFigureElement(element: Element, language: Language): FigurePropsResult | undefined {
  return readers[element.tagName]?.(element, language)
}
