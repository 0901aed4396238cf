import type { Element } from 'hast'
import type { Language } from '../../../config/languages'
import { readBars } from './bars'
import { readChecklist } from './checklist'
import type { DrawnFigure } from './drawnFigure'

/** The elements that draw what stands inside them; what they read is given to its component. */
const readers: Partial<Record<string, (element: Element, language: Language) => DrawnFigure>> = {
  Bars: readBars,
  Checklist: readChecklist,
}

/** What an element of a text draws, or undefined when it draws nothing. */
export function readFigure(element: Element, language: Language): DrawnFigure | undefined {
  return readers[element.tagName]?.(element, language)
}
