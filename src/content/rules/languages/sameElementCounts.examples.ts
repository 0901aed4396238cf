import { appendText, type RuleExamples } from '../examples'

export const examples: RuleExamples = {
  wrong: [
    {
      changes: { 'content/documents/privacy/fr.mdx': appendText('## Encore\n\nDes mots.') },
      says: ['content/documents/privacy/fr.mdx', '2 sections (##)'],
    },
  ],
  right: [],
}
