import type { RuleExamples } from '../examples'
import { sampleTermFilePath, sampleTerm } from './sampleTerm'

export const examples: RuleExamples = {
  wrong: [
    {
      changes: { [sampleTermFilePath]: { ...sampleTerm, term: { en: 'sponsor', fr: 'parrain de l’essai' } } },
      message: ['term.fr', 'parrain de l’essai', 'promoteur'],
    },
    {
      changes: { [sampleTermFilePath]: { ...sampleTerm, term: { en: 'backer', fr: 'promoteur' } } },
      message: ['term.en', 'backer', 'sponsor'],
      level: 'notice',
    },
  ],
  right: [{ changes: { [sampleTermFilePath]: sampleTerm } }],
}
