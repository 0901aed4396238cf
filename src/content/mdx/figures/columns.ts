import type { Element } from 'hast'
import type { Language } from '../../../config/languages'
import { buildColumnsRenderTree } from '../../../shared/figures/buildColumnsRenderTree'
import { findNumbersInText } from '../../language/numbersInText'
import { parseBarsTable } from './bars'
import type { FigurePropsResult } from './figurePropsResult'

const most = 12

/**
 * Reads the table in `<Columns>`, as that of `<Bars>`: figures over time. `line` is a text with a figure, such as their
 * average, which is drawn as a line through the columns.
 */
export function parseColumnsTableIntoFigureProps(element: Element, language: Language): FigurePropsResult {
  const { bars, values, problems } = parseBarsTable(element, language)
  if (bars.length < 3 || bars.length > most)
    return {
      problems: [`needs a table of 3 to ${most} rows inside <Columns>, with an empty line before and after it`],
    }
  const numbers = values.map(value => findNumbersInText(value, language)[0]?.value ?? 0)
  const words = String(element.properties.line ?? '')
  const [level] = findNumbersInText(words, language)
  const isLineMissing = words && (!level || level.value > Math.max(...numbers))
  return {
    props: {
      drawing: problems.length
        ? []
        : buildColumnsRenderTree(bars, level && { share: level.value / Math.max(...numbers), words }),
      label: bars.map(({ name, value }) => `${name} (${value})`).join('; '),
    },
    problems: [
      ...problems,
      ...(isLineMissing ? [`has line="${words}"; it names a figure that is not higher than the highest column`] : []),
    ],
  }
}
