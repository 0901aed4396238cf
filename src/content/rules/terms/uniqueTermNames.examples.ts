import type { RuleExamples } from '../examples'
import { sampleTermFilePath, sampleTerm } from './sampleTerm'

export const examples: RuleExamples = {
  wrong: [
    { changes: { [sampleTermFilePath]: { ...sampleTerm, also: { en: ['Clinical trial'] } } }, message: 'has already' },
    {
      changes: {
        [sampleTermFilePath]: sampleTerm,
        'content/terms/study.json': { ...sampleTerm, term: { en: 'study', fr: 'essai clinique' } },
      },
      message: ['content/terms/study.json', 'term.fr', 'essai clinique', sampleTermFilePath],
    },
    {
      changes: {
        [sampleTermFilePath]: { ...sampleTerm, short: { en: 'CT' } },
        'content/terms/scan.json': { ...sampleTerm, term: { en: 'scan', fr: 'tomographie' }, short: { en: 'CT' } },
      },
      message: ['short.en', sampleTermFilePath],
    },
    {
      changes: {
        [sampleTermFilePath]: { ...sampleTerm, also: { fr: ['étude clinique'] } },
        'content/terms/study.json': { ...sampleTerm, term: { en: 'study', fr: 'étude clinique' } },
      },
      message: ['étude clinique', sampleTermFilePath],
    },
  ],
  right: [{ changes: { [sampleTermFilePath]: { ...sampleTerm, short: { en: 'CT', fr: 'EC' } } } }],
}
