import { toString } from 'mdast-util-to-string'
import type { Rule } from '../rule'

// “Section 12 of the Act” refers to another text.
const referred = /(?<![\p{L}])section[ \u00a0](\d{1,2})(?!\.?\d|[ \u00a0](?:of|to|de|du|des|and|et|or|ou)(?!\p{L}))/giu

/** Finds references to sections that were renumbered. */
export const existingSectionNumbers: Rule = {
  requirement: 'A text with numbered sections refers only to section numbers that it has.',
  level: 'notice',
  checkMarkdown: ({ analysis, source }) => {
    const numbers = analysis.mdast.children.flatMap(node =>
      node.type === 'heading' ? (/^(\d{1,2})\. /.exec(toString(node))?.slice(1) ?? []) : [],
    )
    if (numbers.length < 2) return undefined
    return [...source.matchAll(referred)]
      .filter(([, number = '']) => !numbers.includes(number))
      .map(({ 0: typed, index }) => ({
        index,
        message: `refers to “${typed}”, where the sections of this text are numbered ${numbers[0]} to ${numbers.at(-1)}; if it is one of these, correct the number`,
      }))
  },
}
