import type { RuleExamples } from '../examples'
import { sampleTermFilePath, sampleTerm } from './sampleTerm'

export const examples: RuleExamples = {
  wrong: [
    {
      changes: { [sampleTermFilePath]: { ...sampleTerm, term: { en: 'grace period', fr: 'délai de grâce' } } },
      message: ['grace period', 'délai de grâce', 'no page'],
    },
  ],
  right: [{ changes: { [sampleTermFilePath]: sampleTerm } }],
}
