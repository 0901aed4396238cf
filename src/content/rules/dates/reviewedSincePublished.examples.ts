import { createExampleTextReplacer, type RuleExamples } from '../examples'

const [en, fr] = ['content/articles/trials/en.mdx', 'content/articles/trials/fr.mdx']
const both = (before: string, after: string) => ({
  [en]: createExampleTextReplacer(before, after),
  [fr]: createExampleTextReplacer(before, after),
})

export const examples: RuleExamples = {
  wrong: [
    { changes: both('reviewed: 2026-11-20', 'reviewed: 2024-01-14'), message: ['en.mdx:11, reviewed', '2024-01-15'] },
  ],
  right: [{ changes: both('reviewed: 2026-11-20', 'reviewed: 2024-01-15') }],
}
