import { replaceInArticle, type RuleExamples } from '../examples'
import { sampleTermFilePath, sampleTerm } from '../terms/sampleTerm'

export const examples: RuleExamples = {
  wrong: [
    {
      changes: replaceInArticle(
        'reviewed: 2026-11-20\nreviewBy: 2027-05-20',
        'reviewed: 2026-01-20\nreviewBy: 2026-07-20',
      ),
      message: ['en.mdx:12, reviewBy', 'was 2026-07-20'],
    },
    {
      changes: { 'content/facts.json': { 'clients.asOf': '2025-11-01', 'clients.reviewBy': '2026-11-19' } },
      message: 'clients.reviewBy',
    },
    {
      changes: { [sampleTermFilePath]: { ...sampleTerm, asOf: '2026-01-10', reviewBy: '2026-07-10' } },
      message: [sampleTermFilePath, 'was 2026-07-10'],
    },
  ],
  right: [{ changes: { 'content/facts.json': { 'clients.reviewBy': '2026-11-20' } } }],
}
