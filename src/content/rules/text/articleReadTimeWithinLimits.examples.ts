import { createExampleTextAppender, type RuleExamples } from '../examples'

export const examples: RuleExamples = {
  wrong: [
    {
      changes: { 'content/articles/trials/en.mdx': createExampleTextAppender('word '.repeat(2000)) },
      message: ['content/articles/trials/en.mdx', 'minutes', 'an article of its own'],
    },
    {
      changes: { 'content/articles/trials/en.mdx': text => text.replace(/(?:A sponsor pays .*\n\n){28}/, '') },
      message: ['takes 5 minutes', 'draft'],
    },
    {
      changes: { 'content/articles/trials/en.mdx': text => text.replace(/(?:A sponsor pays .*\n\n)+/, '') },
      message: 'takes 1 minute to read',
    },
  ],
  right: [],
}
