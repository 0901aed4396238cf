import type { Nodes, Paragraph } from 'mdast'
import { makeExcerpt } from '../../language/excerpt'
import type { MarkdownFinding, Rule } from '../rule'

/** Markdown joins a line to the one above: where the writer ended it on purpose, it does not look as it was typed. */
export const noAccidentalLineJoins: Rule = {
  requirement: 'No line that was typed as one of its own is joined to the quotation, the item or the line above it.',
  level: 'notice',
  checkMarkdown: ({ compiled: { mdast, readable }, source }) =>
    readable ? joinedLines(mdast, source.split('\n')) : [],
}

function joinedLines(node: Nodes, lines: string[], around: Nodes[] = []): MarkdownFinding[] {
  if (node.type === 'paragraph') return firstJoined(node, around, lines)
  return 'children' in node ? node.children.flatMap(child => joinedLines(child, lines, [...around, node])) : []
}

function firstJoined({ position }: Paragraph, around: Nodes[], lines: string[]): MarkdownFinding[] {
  const [first = 1, last = 1] = [position?.start.line, position?.end.line]
  const inQuotation = around.some(({ type }) => type === 'blockquote')
  const inItem = around.at(-1)?.type === 'listItem'
  for (let line = first + 1; line <= last; line++) {
    const [above = '', raw = ''] = [lines[line - 2], lines[line - 1]]
    const [before, words] = [wordsIn(above), wordsIn(raw)]
    if (!before || !words) continue
    if (inQuotation && !/^\s*>/.test(raw))
      return [
        {
          level: 'problem',
          line,
          message: `stands in the quotation above it (“${makeExcerpt(words, 30)}”); put a blank line before it, or “> ” where it belongs to the quotation`,
        },
      ]
    if (inItem && !/^[\s>]/.test(raw) && startsAnew.test(words))
      return [
        {
          line,
          message: `stands in the list item above it (“${makeExcerpt(words, 30)}”); put a blank line before it, or two spaces where it belongs to the item`,
        },
      ]
    if (isEndedEarly(above, before, words))
      return [
        {
          line,
          message: `shows on one line with the words above it (“${makeExcerpt(before, 24)} ${makeExcerpt(words, 24)}”); put a blank line between them, or make a list of them`,
          example: '- First item',
        },
      ]
  }
  return []
}

// A line that a program or a patient writer breaks is full: one more word would not have fitted.
const fullLine = 50
const startsAnew = /^[*_“«"‘]*[\p{Lu}\d]/u
const goesOn = /[:;,][*_”»"’]*$/u
// A sentence of its own reads as well behind the one before it.
const closed = /[.!?…][*_”»"’)]*$/u
// Other rules speak of what looks like an item.
const marked = /^(?:[-–—*+•]|\d{1,2}[.)]|[a-z]\))\s*\S|^#/iu

function isEndedEarly(above: string, before: string, words: string): boolean {
  const [next = ''] = words.split(/\s/)
  return (
    before.length + 1 + next.length < fullLine &&
    // Two spaces or a backslash at its end break a line.
    !/(?: {2}|\\)$/.test(above) &&
    !/^<|>$/.test(before) &&
    !words.startsWith('<') &&
    !marked.test(words) &&
    !closed.test(before) &&
    (startsAnew.test(words) || goesOn.test(before))
  )
}

function wordsIn(line: string): string {
  return line
    .replace(/^[\s>]*(?:[-*+]\s|\d+[.)]\s)?/, '')
    .replace(/\\$/, '')
    .trim()
}
