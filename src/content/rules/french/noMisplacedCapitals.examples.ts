import type { RuleExamples } from '../examples'

export const examples: RuleExamples = {
  wrong: [
    { fr: 'Les Bonnes Pratiques Du Droit Des Sociétés', message: 'most words' },
    { fr: 'Une entreprise Québécoise signe le contrat.', message: 'Québécoise' },
    { fr: 'La rencontre a lieu en Mars.', message: 'Mars' },
  ],
  right: [
    { fr: 'Les Québécois lisent la Charte de la langue française.' },
    { fr: 'Le Code civil du Québec et la Loi sur les brevets' },
    { en: 'Good Clinical Practice in Canadian Trials' },
  ],
}
