import type { Element } from 'hast'
import { toString } from 'hast-util-to-string'
import type { Language } from '../../config/languages'
import { findNumbersInText } from '../language/numbersInText'
import { findHastElementsByTagName } from './findHastElementsByTagName'

/**
 * Gives each result of a `<SelfTest>` the totals that it is for (`data-totals`), such as “2–3”, if the results cover
 * all totals in order: each ends with the last number of its title, the last one with the number of questions.
 */
export function markTotalsOfResults(selfTest: Element, language: Language): void {
  const [questions, results] = ['ol', 'ul'].map(tag =>
    findHastElementsByTagName(selfTest, tag).flatMap(list => findHastElementsByTagName(list, 'li')),
  )
  if (!questions || !results) return
  const titles = results.map(result => toString(findHastElementsByTagName(result, 'strong')[0] ?? result))
  const most = titles.map(title => findNumbersInText(title, language).at(-1)?.value ?? -1)
  const isAscending = most.every((total, index) => total > (most[index - 1] ?? -1))
  if (!isAscending || most.at(-1) !== questions.length) return
  results.forEach((result, index) => {
    const [from, to] = [(most[index - 1] ?? -1) + 1, most[index]]
    result.properties.dataTotals = from === to ? String(to) : `${from}–${to}`
  })
}
