import type { Nodes, Paragraph } from 'mdast'
import { truncateToSingleLine } from '../../language/truncateToSingleLine'
import type { MarkdownFinding, Findings, Rule } from '../rule'

/** Markdown joins consecutive lines: this finds line ends that were intended. */
export const noAccidentalLineJoins: Rule = {
  requirement: 'No separate line is joined by accident to the quotation, list item or line above it.',
  level: 'notice',
  checkMarkdown: ({ analysis, source }) => findJoinedLines(analysis.mdast, source.split('\n')),
}

function findJoinedLines(node: Nodes, lines: string[], around: Nodes[] = []): Findings<MarkdownFinding> {
  if (node.type === 'paragraph') return [findFirstJoinedLine(node, around, lines)]
  return 'children' in node ? node.children.flatMap(child => findJoinedLines(child, lines, [...around, node])) : []
}

function findFirstJoinedLine({ position }: Paragraph, around: Nodes[], lines: string[]): MarkdownFinding | undefined {
  const [first = 1, last = 1] = [position?.start.line, position?.end.line]
  const inQuotation = around.some(({ type }) => type === 'blockquote')
  const inItem = around.at(-1)?.type === 'listItem'
  for (let line = first + 1; line <= last; line++) {
    const [above = '', raw = ''] = [lines[line - 2], lines[line - 1]]
    const [before, words] = [stripMarkers(above), stripMarkers(raw)]
    if (!before || !words) continue
    if (inQuotation && !/^\s*>/.test(raw))
      return {
        level: 'problem',
        line,
        message: `stands in the quotation above it (“${truncateToSingleLine(words, 30)}”); put a blank line before it, or “> ” where it belongs to the quotation`,
      }
    if (inItem && !/^[\s>]/.test(raw) && startsAnew.test(words))
      return {
        line,
        message: `stands in the list item above it (“${truncateToSingleLine(words, 30)}”); put a blank line before it, or two spaces where it belongs to the item`,
      }
    if (isEndedEarly(above, before, words))
      return {
        line,
        message: `shows on one line with the words above it (“${truncateToSingleLine(before, 24)} ${truncateToSingleLine(words, 24)}”); put a blank line between them, or make a list of them`,
        example: '- First item',
      }
  }
  return undefined
}

// Lines at least this long (in characters) were probably wrapped, so that their end means nothing.
const fullLine = 50
const startsAnew = /^[*_“«"‘]*[\p{Lu}\d]/u
const goesOn = /[:;,][*_”»"’]*$/u
// After a complete sentence, joining the next one does no harm.
const closed = /[.!?…][*_”»"’)]*$/u
// What looks like a list item is reported by other rules.
const marked = /^(?:[-–—*+•]|\d{1,2}[.)]|[a-z]\))\s*\S|^#/iu

function isEndedEarly(above: string, before: string, words: string): boolean {
  const [next = ''] = words.split(/\s/)
  return (
    before.length + 1 + next.length < fullLine &&
    // Two trailing spaces or a backslash are a hard line break.
    !/(?: {2}|\\)$/.test(above) &&
    !/^<|>$/.test(before) &&
    !words.startsWith('<') &&
    !marked.test(words) &&
    !closed.test(before) &&
    (startsAnew.test(words) || goesOn.test(before))
  )
}

function stripMarkers(line: string): string {
  return line
    .replace(/^[\s>]*(?:[-*+]\s|\d+[.)]\s)?/, '')
    .replace(/\\$/, '')
    .trim()
}
