import { replaceInArticle, type RuleExamples } from '../examples'

export const examples: RuleExamples = {
  wrong: [
    {
      changes: replaceInArticle('reviewed: 2026-11-20', 'reviewed: 2023-06-01'),
      message: ['en.mdx:11, reviewed', '2024-01-15'],
    },
    {
      changes: replaceInArticle('reviewBy: 2027-05-20', 'reviewBy: 2026-05-20'),
      message: ['en.mdx:12, reviewBy', '2026-11-20'],
    },
    {
      changes: { 'content/facts.json': { 'clients.reviewBy': '2026-10-01' } },
      message: ['content/facts.json', 'clients.reviewBy', 'asOf, 2026-11-01'],
    },
  ],
  right: [{ changes: replaceInArticle('reviewed: 2026-11-20', 'reviewed: 2026-11-18') }],
}
