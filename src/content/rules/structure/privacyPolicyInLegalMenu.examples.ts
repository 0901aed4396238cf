import type { RuleExamples } from '../examples'

export const examples: RuleExamples = {
  wrong: [{ changes: { 'content/navigation.json': { legal: ['/contact'] } }, message: ['legal', '/privacy'] }],
  right: [],
}
