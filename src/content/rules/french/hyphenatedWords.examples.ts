import type { RuleExamples } from '../examples'

export const examples: RuleExamples = {
  wrong: [
    { fr: 'Le lien est dans le presse papier.', message: 'presse-papiers' },
    { fr: 'Nos sous traitants lisent la lettre.', message: 'sous-traitants' },
    { fr: 'Le contrat est signé au dessus du nom de la vice présidente.', message: ['au-dessus', 'vice-présidente'] },
    { fr: 'Le non respect du contrat.', message: 'non-respect' },
  ],
  right: [
    {
      fr: 'Le contrat non conforme peut être lu sur mesure, sous forme de compte rendu, entre deux points de la liste.',
    },
    { fr: 'Un projet pilote vaut, chez vous, cent vingt mots clés.' },
  ],
}
