import type { Paragraph } from 'mdast'
import { toString } from 'mdast-util-to-string'
import type { Rule } from '../rule'

// Longer bold text is an emphasized sentence rather than a heading.
const longest = 80

export const noBoldLinesAsHeadings: Rule = {
  requirement:
    'Headings are marked as headings and not as a line in bold, because screen readers navigate by headings.',
  level: 'notice',
  checkMarkdown: ({ analysis: { mdast } }) =>
    mdast.children.map((node, index) => {
      const words = node.type === 'paragraph' ? readBoldLine(node) : undefined
      const next = mdast.children[index + 1]
      return words && next && next.type !== 'heading'
        ? {
            line: node.position?.start.line,
            message: `has “${words}” in bold on a line of its own; when it is the heading of what follows, write it as one`,
            example: `### ${words}`,
          }
        : undefined
    }),
}

function readBoldLine(paragraph: Paragraph): string | undefined {
  const [only, ...others] = paragraph.children
  const words = only?.type === 'strong' && !others.length ? toString(only).replace(/\s*:$/, '') : ''
  return words && words.length <= longest && !/[.!?;]$/.test(words) ? words : undefined
}
