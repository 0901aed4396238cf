import type { RuleExamples } from '../examples'
import { sampleTermFilePath, sampleTerm } from '../terms/sampleTerm'

const other = {
  ...sampleTerm,
  term: { en: 'trial site', fr: 'lieu d’essai clinique' },
}
const terms = {
  [sampleTermFilePath]: JSON.stringify(sampleTerm),
  'content/terms/trial-site.json': JSON.stringify(other),
}
const lead = (en: string, fr: string) => ({ 'content/pages/home.json': { 'sections[0].lead': { en, fr } } })

export const examples: RuleExamples = {
  wrong: [
    {
      changes: {
        ...terms,
        ...lead('A clinical trial ends with a letter.', 'Le lieu d’essai clinique finit par une lettre.'),
      },
      message: ['lieu d’essai clinique', 'clinical trial'],
    },
  ],
  right: [
    {
      changes: {
        ...terms,
        ...lead('A trial site comes before a clinical trial.', 'Un lieu d’essai clinique précède l’essai clinique.'),
      },
    },
    {
      changes: {
        ...terms,
        ...lead(
          'Trial sites come before clinical trials.',
          'Les lieux d’essai clinique précèdent les essais cliniques.',
        ),
      },
    },
  ],
}
