import { appendText, type RuleExamples } from '../examples'

export const examples: RuleExamples = {
  wrong: [
    {
      changes: { 'content/articles/trials/en.mdx': appendText('word '.repeat(2000)) },
      message: ['content/articles/trials/en.mdx', 'minutes'],
    },
  ],
  right: [],
}
