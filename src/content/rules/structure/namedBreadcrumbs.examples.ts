import type { RuleExamples } from '../examples'

export const examples: RuleExamples = {
  wrong: [
    {
      changes: { 'content/navigation.json': { 'trail["/services"]': undefined } },
      message: ['trail["/services"]', 'content/pages/services/corporate-law.json'],
    },
  ],
  right: [],
}
