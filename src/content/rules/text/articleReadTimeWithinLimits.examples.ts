import { createTextAppender, type RuleExamples } from '../examples'

export const examples: RuleExamples = {
  wrong: [
    {
      changes: { 'content/articles/trials/en.mdx': createTextAppender('word '.repeat(2000)) },
      message: ['content/articles/trials/en.mdx', 'minutes'],
    },
  ],
  right: [],
}
