import type { Heading, Root, Table } from 'mdast'
import { slugify } from '../language/slugs'
import type { ReadProblem } from '../faults/readProblem'
import { walkMdast } from './walk'

/**
 * Finds structural problems: skipped heading levels, repeated headings, a second <Checklist>, rows that do not match
 * their table, code.
 */
export function findStructureProblems(root: Root, text: string): ReadProblem[] {
  const headings: Heading[] = []
  const problems: ReadProblem[] = []
  let checklists = 0
  walkMdast(root, node => {
    const line = node.position?.start.line
    const report = (message: string) => problems.push({ line, message })
    if (node.type === 'heading') {
      findHeadingProblems(node, headings, text).forEach(report)
      headings.push(node)
    }
    if (node.type === 'mdxJsxFlowElement' && node.name === 'Checklist' && checklists++ > 0)
      report('has a second <Checklist>; a text gives one to take away')
    if (node.type === 'table') problems.push(...findRowProblems(node))
    if (node.type === 'code') report('has fenced code, which texts do not show; write it as paragraphs or a list')
  })
  return problems
}

function findHeadingProblems(heading: Heading, earlier: Heading[], text: string): string[] {
  const { depth } = heading
  const above = earlier.at(-1)?.depth ?? depth
  const words = getHeadingSource(heading, text)
  const section = earlier.slice(earlier.findLastIndex(other => other.depth < depth) + 1)
  const repeats = section.some(
    other => other.depth === depth && slugify(getHeadingSource(other, text)) === slugify(words),
  )
  return [
    ...(depth > above + 1
      ? [`skips a level between ${'#'.repeat(above)} and ${'#'.repeat(depth)}; write ${'#'.repeat(above + 1)}`]
      : []),
    ...(repeats && words ? [`repeats the heading “${words}”; each needs words, and so an address, of its own`] : []),
  ]
}

function getHeadingSource({ children, position }: Heading, text: string): string {
  return text.slice(children[0]?.position?.start.offset ?? position?.end.offset, position?.end.offset)
}

function findRowProblems({ children: [header, ...rows] }: Table): ReadProblem[] {
  const columns = header?.children.length
  return rows
    .filter(row => row.children.length !== columns)
    .map(row => ({
      line: row.position?.start.line,
      message: `has a row of ${row.children.length} in a table of ${columns} columns; each row has as many cells as the first, and a table ends with a blank line`,
    }))
}
