import type { Element } from 'hast'
import { toString } from 'hast-util-to-string'
import { findHastElementsByTagName } from './findHastElementsByTagName'

/** Text lengths, in characters, of columns that fit a phone’s table: most cells in two or three lines, one in five. */
const narrowCell = { average: 20, longest: 48 }

/** An amount or duration: a number with at most its unit. */
const figurePattern = /^[−–-]?\$?\d[\d\s\u00a0\u202f,.]*(?:\p{L}{0,9}\$?|%)$/u

/**
 * Labels the cells of a table with their column: phones stack them, unless the columns fit side by side. Columns of
 * figures are right-aligned.
 */
export function annotateTableColumns(table: Element): void {
  const headings = findHastElementsByTagName(table, 'th')
  const rows = findHastElementsByTagName(table, 'tr')
    .map(row => findHastElementsByTagName(row, 'td'))
    .filter(cells => cells.length > 0)
  const columns = headings.map((heading, index) => ({ heading, cells: rows.flatMap(cells => cells[index] ?? []) }))
  const others = columns.slice(1)
  for (const { heading, cells } of others) {
    const isFigures = cells.every(cell => figurePattern.test(toString(cell)))
    for (const cell of cells) cell.properties.dataColumn = toString(heading)
    if (isFigures) for (const cell of [heading, ...cells]) cell.properties.className = ['figures']
  }
  if (columns.length <= 3 && others.every(({ cells }) => isNarrow(cells))) table.properties.className = ['narrow']
}

function isNarrow(cells: Element[]): boolean {
  const lengths = cells.map(cell => toString(cell).length)
  const average = lengths.reduce((sum, length) => sum + length, 0) / lengths.length
  return average <= narrowCell.average && Math.max(...lengths) <= narrowCell.longest
}
