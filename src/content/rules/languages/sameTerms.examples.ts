import type { RuleExamples } from '../examples'
import { sampleFile, sampleTerm } from '../terms/samples'

const other = {
  ...sampleTerm,
  term: { en: 'clinical hold', fr: 'suspension d’essai' },
}
const terms = { [sampleFile]: JSON.stringify(sampleTerm), 'content/terms/clinical-hold.json': JSON.stringify(other) }
const lead = (en: string, fr: string) => ({ 'content/pages/home.json': { 'sections[0].lead': { en, fr } } })

export const examples: RuleExamples = {
  wrong: [
    {
      changes: {
        ...terms,
        ...lead('A clinical trial ends with a letter.', 'La suspension d’essai finit par une lettre.'),
      },
      message: ['suspension d’essai', 'clinical trial'],
    },
  ],
  right: [
    {
      changes: {
        ...terms,
        ...lead(
          'A clinical trial may meet a clinical hold.',
          'L’essai clinique peut connaître une suspension d’essai.',
        ),
      },
    },
  ],
}
