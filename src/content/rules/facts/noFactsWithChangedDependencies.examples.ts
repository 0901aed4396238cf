import type { RuleExamples } from '../examples'

export const examples: RuleExamples = {
  wrong: [
    {
      changes: { 'content/facts.json': { 'saving.dependsOn': { 'starter-price': 4500 } } },
      message: ['saving', '“starter-price” was 4500', 'now'],
    },
  ],
  right: [],
}
