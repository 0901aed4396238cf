import type { Element } from 'hast'
import { toString } from 'hast-util-to-string'
import type { Language } from '../../../config/languages'
import type { Bar } from '../../../shared/figures/bars'
import { findBarValueProblems, parseRelativeBarLengths } from '../../figures/relativeBarLengths'
import { findHastElementsByTagName } from '../findHastElementsByTagName'
import type { FigurePropsResult } from './figurePropsResult'
import { readFigureTable } from './readFigureTable'

/** Reads the table in `<Bars>`. */
export function parseBarsTableIntoFigureProps(element: Element, language: Language): FigurePropsResult {
  const { bars, problems } = parseBarsTable(element, language)
  if (bars.length < 2)
    return { problems: ['needs a table of two rows or more inside <Bars>, with an empty line before and after it'] }
  return { props: { bars }, problems }
}

/**
 * Names, figures and optionally a line under each name; a bold name marks our own bar, a bold figure one that the text
 * is about.
 */
export function parseBarsTable(
  element: Element,
  language: Language,
): { bars: Bar[]; values: string[]; problems: string[] } {
  const [, ...cells] = readFigureTable(element)
  const values = cells.map(([, value]) => (value ? toString(value) : ''))
  const measures = parseRelativeBarLengths(values, language)
  const isBold = (cell?: Element) => cell !== undefined && findHastElementsByTagName(cell, 'strong').length > 0
  const bars = cells.map(([name, value, detail], index): Bar => ({
    name: name ? toString(name) : '',
    value: value ? toString(value) : '',
    ...(detail && { detail: toString(detail).trim() }),
    ...(isBold(name) && { ours: true }),
    ...(isBold(value) && { emphasized: true }),
    share: 0,
    ...measures[index],
  }))
  return { bars, values, problems: findBarValueProblems(values, language).map(({ message }) => message) }
}
