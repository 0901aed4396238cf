import type { Element } from 'hast'
import type { Language } from '../../../config/languages'
import { parseBarsTableIntoFigureProps } from './bars'
import { parseWorkloadCalendarTableIntoFigureProps } from './workloadCalendar'
import { validateChecklistElement, validateSelfTestElement } from './checklist'
import { parseColumnsTableIntoFigureProps } from './columns'
import type { FigurePropsResult } from './figurePropsResult'
import { parseDecisionFlowTableIntoFigureProps } from './decisionFlow'
import { parseTimelineTableIntoFigureProps } from './timeline'

/** Figure elements, with functions that check their children and compute the props of their components. */
const readers: Partial<Record<string, (element: Element, language: Language) => FigurePropsResult>> = {
  Bars: parseBarsTableIntoFigureProps,
  Calendar: parseWorkloadCalendarTableIntoFigureProps,
  Checklist: validateChecklistElement,
  Columns: parseColumnsTableIntoFigureProps,
  Flow: parseDecisionFlowTableIntoFigureProps,
  SelfTest: validateSelfTestElement,
  Timeline: parseTimelineTableIntoFigureProps,
}

/** The props of a figure element and the problems in it; undefined for other elements. */
export function parseFigureElement(element: Element, language: Language): FigurePropsResult | undefined {
  return readers[element.tagName]?.(element, language)
}
