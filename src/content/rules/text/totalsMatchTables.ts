import type { Nodes, Table } from 'mdast'
import { toString } from 'mdast-util-to-string'
import type { Language } from '../../../config/languages'
import { findNumbersInText } from '../../language/numbersInText'
import type { MarkdownFinding, Rule } from '../rule'
import { walkMdast } from '../../mdx/walk'

/** Catches a total that was not updated with a row. */
export const totalsMatchTables: Rule = {
  requirement: 'The total of a table, in its last row or in the paragraph after it, is the sum of its rows.',
  level: 'notice',
  checkMarkdown: ({ analysis, language }) => {
    const findings: MarkdownFinding[] = []
    walkMdast(analysis.mdast, node => {
      if (node.type === 'table') findings.push(...findWrongTotalRow(node, language))
    })
    analysis.mdast.children.forEach((node, index, all) => {
      const next = all[index + 1]
      const table = findTable(node)
      if (table && next?.type === 'paragraph') findings.push(...findWrongTotalInParagraph(table, next, language))
    })
    return findings
  },
}

/** A number and its kind (dollars, percent, or the first letter of what it counts): only one kind can be added up. */
interface Quantity {
  value: number
  kind: string
  typed: string
}

function findQuantities(words: string, language: Language): Quantity[] {
  return findNumbersInText(words, language).map(({ value, unit, typed, followingWords: [counted] }) => ({
    value,
    kind: unit === 'count' ? (counted?.[0]?.toLowerCase() ?? '') : unit,
    typed,
  }))
}

/** The numbers of each column; undefined unless all its cells are a single number of the same kind. */
function readColumns(table: Table, language: Language): (Quantity[] | undefined)[] {
  const [header, ...rows] = table.children
  return (header?.children ?? []).map((_, column) => {
    const cells = rows.map(row =>
      findQuantities(toString(row.children[column] ?? { type: 'text', value: '' }), language),
    )
    const numbers = cells.flatMap(cell => (cell.length === 1 ? cell : []))
    const [first] = numbers
    return numbers.length === rows.length && numbers.every(({ kind }) => kind === first?.kind) ? numbers : undefined
  })
}

const fewestRows = 2

function findWrongTotalRow(table: Table, language: Language): MarkdownFinding[] {
  const last = table.children.at(-1)
  if (!last || !/^(?:total|somme|sum\b|en tout|in all)/iu.test(toString(last.children[0] ?? last).trim())) return []
  return readColumns(table, language).flatMap(numbers => {
    const [total, ...rows] = [...(numbers ?? [])].reverse()
    const sum = addUp(rows)
    return !total || rows.length < fewestRows || total.value === sum
      ? []
      : [
          {
            line: last.position?.start.line,
            message: `says ${total.typed} in the row of the total, where the rows above it add up to ${sum}; correct one of them`,
          },
        ]
  })
}

// Relative difference up to which a number is taken for the total: texts also mention limits, years and other cases.
const near = 0.1

function findWrongTotalInParagraph(table: Table, paragraph: Nodes, language: Language): MarkdownFinding[] {
  const said = findQuantities(toString(paragraph), language)
  return readColumns(table, language).flatMap(numbers => {
    if (!numbers || numbers.length <= fewestRows) return []
    const [first] = numbers
    const sum = addUp(numbers)
    const most = Math.max(...numbers.map(({ value }) => value))
    const totals = said.filter(
      ({ value, kind }) => kind === first?.kind && kind && value > most && Math.abs(value - sum) <= sum * near,
    )
    return totals.length === 0 || totals.some(({ value }) => value === sum)
      ? []
      : totals.slice(0, 1).map(({ typed }) => ({
          line: paragraph.position?.start.line,
          message: `says ${typed} after a table whose rows add up to ${sum}; if it is their total, correct one of them`,
        }))
  })
}

function addUp(numbers: Quantity[]): number {
  return Math.round(numbers.reduce((sum, { value }) => sum + value, 0) * 1e6) / 1e6
}

function findTable(node: Nodes): Table | undefined {
  if (node.type === 'table') return node
  return node.type === 'mdxJsxFlowElement' ? node.children.find(child => child.type === 'table') : undefined
}
