import type { Rule } from '../rule'

export const validMdx: Rule = {
  requirement: 'Every text can be read and contains only elements that a page can show.',
  level: 'problem',
  checkMarkdown: ({ analysis }) => analysis.problems,
}
