import { replaceInArticle, type RuleExamples } from '../examples'

export const examples: RuleExamples = {
  wrong: [
    {
      changes: replaceInArticle('reviewed: 2026-11-20', 'reviewed: 2024-01-14'),
      message: ['en.mdx:11, reviewed', '2024-01-15'],
    },
  ],
  right: [{ changes: replaceInArticle('reviewed: 2026-11-20', 'reviewed: 2024-01-15') }],
}
