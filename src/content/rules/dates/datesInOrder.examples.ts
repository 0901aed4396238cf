import { createExampleTextReplacer, type RuleExamples } from '../examples'

const [en, fr] = ['content/articles/trials/en.mdx', 'content/articles/trials/fr.mdx']
const both = (before: string, after: string) => ({
  [en]: createExampleTextReplacer(before, after),
  [fr]: createExampleTextReplacer(before, after),
})

export const examples: RuleExamples = {
  wrong: [
    { changes: both('reviewed: 2026-11-20', 'reviewed: 2023-06-01'), message: ['en.mdx:11, reviewed', '2024-01-15'] },
    { changes: both('reviewBy: 2027-05-20', 'reviewBy: 2026-05-20'), message: ['en.mdx:12, reviewBy', '2026-11-20'] },
    {
      changes: { 'content/facts.json': { 'clients.reviewBy': '2026-10-01' } },
      message: ['content/facts.json', 'clients.reviewBy', 'asOf, 2026-11-01'],
    },
  ],
  right: [{ changes: both('reviewed: 2026-11-20', 'reviewed: 2026-11-18') }],
}
