import type { Nodes, Table } from 'mdast'
import { toString } from 'mdast-util-to-string'
import { findSectionsOfType } from '../../findSectionsOfType'
import type { CheckInput } from '../../read/checkInput'
import type { ContentFinding, MarkdownFinding, Findings, Rule } from '../rule'
import { isEmptyMdastNode } from './validElementContent'
import { walkMdast } from '../../mdx/walk'

const example = '| Step | Time | / | --- | --- | / | Filing | 30 days |'

export const completeAndWellFormedTables: Rule = {
  requirement:
    'A table has a heading for every column, at least one row and no empty cell; no row is separated from it by a blank line or written with tabs.',
  level: 'problem',
  noticeInDrafts: true,
  check: findIncompleteComparisons,
  checkMarkdown: ({ analysis }) => {
    const findings: MarkdownFinding[] = []
    walkMdast(analysis.mdast, node => {
      const line = node.position?.start.line
      if (node.type === 'table') findings.push(...findMissingCells(node))
      if (node.type === 'paragraph' && (toString(node).match(/^[^\n]*\|[^\n]*\|[^\n]*$/gm) ?? []).length > 1)
        findings.push({
          line,
          message:
            'looks like a table and is none; a blank line stands before a table, and a line of dashes under its first row',
          example,
        })
      if (node.type === 'paragraph' && (toString(node).match(/^[^\n\t]+\t[^\n]+$/gm) ?? []).length > 1)
        findings.push({
          line,
          message:
            'holds a table whose cells are parted by tabs, which show as spaces; write a bar between the cells, and a line of dashes under the first row',
          example,
        })
    })
    analysis.mdast.children.forEach((node, index, all) => {
      if (node.type === 'paragraph' && isRow(node) && all[index - 1]?.type === 'table' && !isRow(all[index - 1]))
        findings.push({
          line: node.position?.start.line,
          message: 'has a row that is not part of its table; take out the blank line above it',
        })
      else if (isRow(node) && isRow(all[index + 1]) && !isRow(all[index - 1]))
        findings.push({
          line: node.position?.start.line,
          message: 'has blank lines between the rows of a table; take them out, so that the rows follow each other',
        })
    })
    return findings
  },
}

// A separated row: “| Filing | 30 days |” alone in a paragraph, or a table with only its header row.
function isRow(node: Nodes | undefined): boolean {
  if (node?.type === 'table') return node.children.length < 2
  return node?.type === 'paragraph' && /^\|[^\n]*\|$/.test(toString(node).trim())
}

function findMissingCells(table: Table): MarkdownFinding[] {
  const [header, ...rows] = table.children
  const empty = (row: Table['children'][number]) =>
    row.children.map((cell, index) => ({ cell, index })).filter(({ cell }) => isEmptyMdastNode(cell))
  return [
    ...(rows.length
      ? []
      : [
          {
            line: table.position?.start.line,
            message: 'has a table without rows; write them under the line of dashes, or take the table out',
          },
        ]),
    ...(header ? empty(header) : []).map(({ index }) => ({
      line: header?.position?.start.line,
      message: `has no heading over column ${index + 1} of a table; on a phone each cell says its heading`,
    })),
    ...rows.flatMap(row =>
      empty(row).map(({ index }) => ({
        line: row.position?.start.line,
        message: `has an empty cell in column ${index + 1} of a table; write the words, or “none” where there are none`,
      })),
    ),
  ]
}

// The last column of a comparison is filled in all rows or in none.
function findIncompleteComparisons({ pages }: CheckInput): Findings<ContentFinding> {
  return findSectionsOfType(pages, 'comparison').flatMap(({ file, field, section: { columns, rows } }) => {
    const named = Boolean(columns.advantage)
    return rows.map((row, rowIndex) =>
      Boolean(row.advantage) === named
        ? undefined
        : {
            file,
            field: `${field}.rows[${rowIndex}].advantage`,
            message: named
              ? 'is missing; the table has the heading “advantage”, and each row has its words'
              : 'has no heading; add “advantage” to the columns of the table, or take it out of its rows',
          },
    )
  })
}
