import { createExampleTextReplacer, type RuleExamples } from '../examples'

export const examples: RuleExamples = {
  wrong: [
    {
      changes: { 'content/articles/trials/fr.mdx': createExampleTextReplacer('date: 2024-01-15', 'date: 2024-01-16') },
      message: ['content/articles/trials/fr.mdx:10, date', 'differs from content/articles/trials/en.mdx'],
    },
    {
      changes: {
        'content/documents/privacy/en.mdx': createExampleTextReplacer(
          'updated: 2026-11-01',
          'updated: 2026-11-01\nupdatedLabel: "November 2026"',
        ),
      },
      message: ['content/documents/privacy/fr.mdx', 'updatedLabel'],
    },
  ],
  right: [],
}
