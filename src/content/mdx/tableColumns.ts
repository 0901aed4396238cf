import type { Element } from 'hast'
import { toString } from 'hast-util-to-string'
import { findHastElementsByTagName } from './findHastElementsByTagName'

/** Text lengths, in characters, of columns that fit a phone: most cells take two or three lines, the longest five. */
const narrowCell = { average: 20, longest: 48 }

/** The same for the first of three columns. */
const narrowFirstCell = { average: 30, longest: 55 }

/** Average text length of a row that fits such a table; longer ones would leave the first column one word per line. */
const narrowRowAverage = 64

/** Text length of a cell, beside another, of about five lines on a phone; tables with longer ones are stacked. */
const longestPairedCell = 100

/** Average text length of a column of prose; several of these are equally wide, or one with far more text is wider. */
const proseAverage = 28
const mostProseOfAnother = 1.5

/** Average text length from which row headers are sentences. */
const sentenceHeaderAverage = 40

/** An amount or duration: a number with at most its unit, or with two: “1 year 172 days”. */
const figurePattern = /^[−–-]?\$?\d[\d\s\u00a0\u202f,.]*(?:\p{L}{0,9}\$?|%)(?:\s\d+\s\p{L}{1,9})?$/u

/** A price, with a word such as “from”, several prices, or a range. */
const amount = String.raw`(?:\$\d[\d,.]*|\d[\d\s.,]*\$)`
const pricePattern = new RegExp(
  String.raw`^(?:\p{L}{1,4}\s)?${amount}(?:(?:,\s|,?\s\p{L}{1,2}\s|\s?–\s?)${amount})*$`,
  'u',
)

/** A cell of a price list that has no price. */
const none = '—'

/** Text length of a word in place of a price, such as “by project”. */
const longestWordsForPrice = 18

/** A cell that begins with an amount or number. */
const amountPattern = /^\$?\d/

/** Text length up to which such a cell is the amount, with a few words about it. */
const longestAmount = 50

/** Marks tables with the same column headings (`aligned`), so that their columns are at the same places. */
export function alignTablesWithSameColumns(tables: readonly Element[]): void {
  const describeColumns = (table: Element) =>
    JSON.stringify(findHastElementsByTagName(table, 'th').map(heading => toString(heading)))
  for (const table of tables) {
    const isRepeated = tables.some(other => other !== table && describeColumns(other) === describeColumns(table))
    const { className } = table.properties
    const classes = Array.isArray(className) ? className : []
    if (isRepeated && !classes.includes('aligned')) table.properties.className = [...classes, 'aligned']
  }
}

/**
 * Labels the cells of a table with their column: phones stack them, unless the columns fit side by side, all (`narrow`)
 * or, of three, all but the first (`paired`), or each row folds to its name and its key (`keyed`); of several, those with
 * a long text have their labels above (`long`). Columns of figures and of a price list (`prices`) are right-aligned, its empty cells marked (`none`), columns of amounts with words (`amounts`), columns of prose equally wide (`aligned`), of
 * two the one with far more text wider (`longest`); row headers that are sentences have more room (`sentences`).
 */
export function annotateTableColumns(table: Element): void {
  const headings = findHastElementsByTagName(table, 'th')
  const rows = findHastElementsByTagName(table, 'tr')
    .map(row => findHastElementsByTagName(row, 'td'))
    .filter(cells => cells.length > 0)
  const columns = headings.map((heading, index) => ({ heading, cells: rows.flatMap(cells => cells[index] ?? []) }))
  const others = columns.slice(1)
  const isPriceList = others.some(({ cells }) => isColumnOfPrices(cells) && cells.some(isNone))
  for (const { heading, cells } of others) {
    for (const cell of cells) cell.properties.dataColumn = toString(heading)
    if (isPriceList && isColumnOfPrices(cells))
      for (const cell of [heading, ...cells]) cell.properties.className = ['prices']
    else if (isColumnOfFigures({ cells }))
      for (const cell of [heading, ...cells]) cell.properties.className = ['figures']
    else if (cells.every(isAmount)) for (const cell of cells) cell.properties.className = ['amounts']
    for (const cell of cells) if (isNone(cell)) markAsNone(cell)
  }
  if (!others.length) return
  const averages = others.map(({ cells }) => averageLength(cells))
  const longest = Math.max(...averages)
  const areUneven = longest > Math.min(...averages) * mostProseOfAnother
  const isProse = others.length > 1 && Math.min(...averages) >= proseAverage && !(areUneven && others.length > 2)
  const longestHeading = others[averages.indexOf(longest)]?.heading
  if (isProse && areUneven && longestHeading) longestHeading.properties.className = ['longest']
  const look = !isPriceList && markKeyColumn(others) ? 'keyed' : chooseLook(columns)
  const hasSentences = averageLength(columns[0]?.cells ?? []) >= sentenceHeaderAverage
  const classes = [look ?? [], isProse ? 'aligned' : [], hasSentences ? 'sentences' : []].flat()
  if (classes.length) table.properties.className = classes
}

const isNone = (cell: Element) => toString(cell).trim() === none

function markAsNone(cell: Element): void {
  const { className } = cell.properties
  cell.properties.className = [...(Array.isArray(className) ? className : []), 'none']
}

function isAmount(cell: Element): boolean {
  const text = toString(cell).trim()
  return amountPattern.test(text) && text.length <= longestAmount
}

function chooseLook(columns: readonly { cells: Element[] }[]): 'narrow' | 'paired' | 'long' | undefined {
  const others = columns.slice(1)
  const isLong = others.length > 1 && others.some(({ cells }) => lengthOfLongest(cells) > longestPairedCell)
  if (isLong) return 'long'
  if (others.length > 2) return undefined
  // Beside two columns of words, the first would have one word per line.
  const isFirstLong =
    others.length === 2 && !others.every(isColumnOfFigures) && !areWithin(narrowFirstCell, columns[0]?.cells ?? [])
  const rowAverage = columns.reduce((sum, { cells }) => sum + averageLength(cells), 0)
  if (!isFirstLong && rowAverage <= narrowRowAverage && others.every(({ cells }) => areWithin(narrowCell, cells)))
    return 'narrow'
  return others.length === 2 ? 'paired' : undefined
}

/**
 * Marks the first of several columns whose cells all begin with their only words in bold (`key`), and those that are a
 * figure (`quantity`). Returns whether there is one.
 */
function markKeyColumn(columns: readonly { heading: Element; cells: Element[] }[]): boolean {
  const column = columns.length > 1 ? columns.find(({ cells }) => cells.every(findKey)) : undefined
  if (!column) return false
  for (const cell of [column.heading, ...column.cells]) cell.properties.className = ['key']
  for (const cell of column.cells) {
    const bold = findKey(cell)
    if (bold && amountPattern.test(toString(bold))) bold.properties.className = ['quantity']
  }
  return true
}

function findKey(cell: Element): Element | undefined {
  const [bold, ...others] = findHastElementsByTagName(cell, 'strong')
  return bold === cell.children[0] && !others.length ? bold : undefined
}

function isColumnOfFigures({ cells }: { cells: Element[] }): boolean {
  return cells.every(cell => figurePattern.test(toString(cell)))
}

/** Whether a column has prices, and dashes or a word where there is none. */
function isColumnOfPrices(cells: Element[]): boolean {
  const texts = cells.map(cell => toString(cell).trim())
  return (
    texts.some(text => pricePattern.test(text)) &&
    texts.every(text => text === none || pricePattern.test(text) || text.length <= longestWordsForPrice)
  )
}

function areWithin(most: { average: number; longest: number }, cells: Element[]): boolean {
  return averageLength(cells) <= most.average && lengthOfLongest(cells) <= most.longest
}

const lengthOfLongest = (cells: Element[]) => Math.max(...cells.map(cell => toString(cell).length))

function averageLength(cells: Element[]): number {
  return cells.reduce((sum, cell) => sum + toString(cell).length, 0) / cells.length
}
