import type { Element } from 'hast'
import type { Language } from '../../../config/languages'
import { readBars } from './bars'
import { readCalendar } from './calendar'
import { readChecklist } from './checklist'
import type { FigureReadResult } from './figureReadResult'
import { readFlowElement } from './flow'
import { readTimelineElement } from './timeline'

/** The elements that draw what stands inside them; what they read is given to its component. */
const readers: Partial<Record<string, (element: Element, language: Language) => FigureReadResult>> = {
  Bars: readBars,
  Calendar: readCalendar,
  Checklist: readChecklist,
  Flow: readFlowElement,
  Timeline: readTimelineElement,
}

/** What an element of a text draws, or undefined when it draws nothing. */
export function readFigure(element: Element, language: Language): FigureReadResult | undefined {
  return readers[element.tagName]?.(element, language)
}
