import type { RuleExamples } from '../examples'

export const examples: RuleExamples = {
  wrong: [
    { changes: { 'content/articles/trials/fr.mdx': null }, message: 'content/articles/trials/fr.mdx: is missing' },
    { changes: { 'content/documents/privacy/en.mdx': null }, message: 'content/documents/privacy/en.mdx: is missing' },
  ],
  right: [],
}
