import type { RuleExamples } from '../examples'
import { sampleFile, sampleTerm } from './samples'

export const examples: RuleExamples = {
  wrong: [
    {
      changes: { [sampleFile]: { ...sampleTerm, term: { en: 'sponsor', fr: 'parrain de l’essai' } } },
      message: ['term.fr', 'parrain de l’essai', 'promoteur'],
    },
    {
      changes: { [sampleFile]: { ...sampleTerm, term: { en: 'backer', fr: 'promoteur' } } },
      message: ['term.en', 'backer', 'sponsor'],
    },
  ],
  right: [{ changes: { [sampleFile]: sampleTerm } }],
}
