import { createExampleTextReplacer, type RuleExamples } from '../examples'

export const examples: RuleExamples = {
  wrong: [
    {
      changes: {
        'content/documents/privacy/en.mdx': createExampleTextReplacer('category:', 'route: /contact\ncategory:'),
      },
      message: ['content/documents/privacy/en.mdx', '/contact', 'content/pages/contact.json'],
    },
  ],
  right: [],
}
