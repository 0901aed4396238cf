import { createExampleTextReplacer, type RuleExamples } from '../examples'

export const examples: RuleExamples = {
  wrong: [
    {
      changes: { 'content/navigation.json': { 'trail["/services"]': undefined } },
      message: ['trail["/services"]', 'content/pages/services/corporate-law.json'],
    },
    // The parent has a name, but the path above it has none.
    {
      changes: {
        'content/navigation.json': { 'trail["/legal/notices"]': { en: 'Notices', fr: 'Avis' } },
        'content/documents/privacy/en.mdx': createExampleTextReplacer(
          'category:',
          'route: /legal/notices/privacy\ncategory:',
        ),
        'content/documents/privacy/fr.mdx': createExampleTextReplacer(
          'category:',
          'route: /legal/notices/privacy\ncategory:',
        ),
      },
      message: ['trail["/legal"]', 'content/documents/privacy'],
    },
  ],
  right: [],
}
