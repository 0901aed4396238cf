import type { RuleExamples } from '../examples'

export const examples: RuleExamples = {
  wrong: [
    { fr: '## Les Conditions Financières\n\nElles sont lues.', in: ['paragraph'], message: 'most words' },
    { fr: 'Les Bonnes Pratiques Du Droit Des Sociétés', message: 'most words' },
    { fr: 'Propriété Intellectuelle', in: ['field'], message: 'Intellectuelle' },
    { fr: 'Une entreprise Québécoise signe le contrat.', message: 'Québécoise' },
    { fr: 'La rencontre a lieu en Mars.', message: 'Mars' },
    { fr: 'Le droit de la Loi Sur Les Brevets.', message: 'Loi Sur' },
    { fr: 'Lisez le Règlement sur les Aliments.', message: 'Aliments' },
  ],
  right: [
    { fr: 'La Loi sur le Barreau, la Loi sur les brevets et la Loi canadienne sur les sociétés par actions.' },
    { fr: 'Les Québécois lisent la Charte de la langue française.' },
    { fr: 'Le Code civil du Québec et la Loi sur les brevets' },
    { fr: 'Forfait Croissance', in: ['field'] },
    { fr: '390, rue Notre-Dame Ouest, Montréal (Québec) H2Y 1T9' },
    { en: 'Good Clinical Practice in Canadian Trials' },
  ],
}
