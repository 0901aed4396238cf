import type { RuleExamples } from '../examples'
import { sampleFile, sampleTerm } from './samples'

export const examples: RuleExamples = {
  wrong: [
    { changes: { [sampleFile]: { ...sampleTerm, also: { en: ['Clinical trial'] } } }, message: 'has already' },
    {
      changes: {
        [sampleFile]: sampleTerm,
        'content/terms/study.json': { ...sampleTerm, term: { en: 'study', fr: 'essai clinique' } },
      },
      message: ['content/terms/study.json', 'term.fr', 'essai clinique', sampleFile],
    },
    {
      changes: {
        [sampleFile]: { ...sampleTerm, short: { en: 'CT' } },
        'content/terms/scan.json': { ...sampleTerm, term: { en: 'scan', fr: 'tomographie' }, short: { en: 'CT' } },
      },
      message: ['short.en', sampleFile],
    },
    {
      changes: {
        [sampleFile]: { ...sampleTerm, also: { fr: ['étude clinique'] } },
        'content/terms/study.json': { ...sampleTerm, term: { en: 'study', fr: 'étude clinique' } },
      },
      message: ['étude clinique', sampleFile],
    },
  ],
  right: [{ changes: { [sampleFile]: { ...sampleTerm, short: { en: 'CT', fr: 'EC' } } } }],
}
