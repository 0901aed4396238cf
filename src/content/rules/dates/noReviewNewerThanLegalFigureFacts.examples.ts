import { createExampleTextReplacer, type FileChange, type RuleExamples } from '../examples'

const [en, fr] = ['content/articles/trials/en.mdx', 'content/articles/trials/fr.mdx']

/** A figure of the law, read on a day, which both languages of the article name. */
const read = (asOf: string): Record<string, FileChange> => ({
  'content/facts.json': {
    'highest-fine': {
      kind: 'law',
      claim: { en: 'The highest fine.', fr: 'L’amende maximale.' },
      value: 100000,
      unit: 'cad',
      provision: { en: 'Act respecting trials, s. 4', fr: 'Loi sur les essais, art. 4' },
      source: {
        title: { en: 'Act respecting trials', fr: 'Loi sur les essais' },
        url: { en: 'https://laws.example.com/en', fr: 'https://laws.example.com/fr' },
      },
      asOf,
      reviewBy: '2027-05-20',
    },
  },
  [en]: createExampleTextReplacer(
    'The contract comes first.',
    'The contract comes first, and the fine is {{highest-fine}}.',
  ),
  [fr]: createExampleTextReplacer(
    'Le contrat vient d’abord.',
    'Le contrat vient d’abord, et l’amende est de {{highest-fine}}.',
  ),
})

export const examples: RuleExamples = {
  wrong: [
    {
      changes: read('2026-11-01'),
      message: ['en.mdx:11, reviewed', '2026-11-20', '2026-11-01', 'highest-fine'],
      level: 'notice',
    },
  ],
  right: [{ changes: read('2026-11-20') }],
}
