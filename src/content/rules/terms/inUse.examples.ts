import type { RuleExamples } from '../examples'
import { sampleFile, sampleTerm } from './samples'

export const examples: RuleExamples = {
  wrong: [
    {
      changes: { [sampleFile]: { ...sampleTerm, term: { en: 'grace period', fr: 'délai de grâce' } } },
      message: ['grace period', 'délai de grâce', 'no page'],
    },
  ],
  right: [{ changes: { [sampleFile]: sampleTerm } }],
}
