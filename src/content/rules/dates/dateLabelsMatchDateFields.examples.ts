import { createExampleTextReplacer, type RuleExamples } from '../examples'

const labelled = (en: string, fr: string) => ({
  'content/documents/privacy/en.mdx': createExampleTextReplacer(
    'updated: 2026-11-01',
    `updated: 2026-11-01\nupdatedLabel: "${en}"`,
  ),
  'content/documents/privacy/fr.mdx': createExampleTextReplacer(
    'updated: 2026-11-01',
    `updated: 2026-11-01\nupdatedLabel: "${fr}"`,
  ),
})

export const examples: RuleExamples = {
  wrong: [
    { changes: labelled('November 2025', 'Novembre 2026'), message: ['en.mdx', 'updatedLabel', '“November 2025”'] },
    { changes: labelled('November 2026', 'Décembre 2026'), message: ['fr.mdx', '“Décembre 2026”'] },
    {
      changes: {
        'content/practice.json': {
          closures: [{ label: { en: 'Canada Day, July 1', fr: 'Fête du Canada' }, from: '2027-01-07' }],
        },
      },
      message: ['closures[0].label.en', 'July 1', '2027-01-07'],
    },
  ],
  right: [
    { changes: labelled('November 2026', 'Novembre 2026') },
    { changes: labelled('Fall 2026', 'Automne 2026') },
    { changes: labelled('November 2026, maybe later', 'Novembre 2026, maintenant en ligne') },
  ],
}
