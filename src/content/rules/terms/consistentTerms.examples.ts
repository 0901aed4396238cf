import type { RuleExamples } from '../examples'

export const examples: RuleExamples = {
  wrong: [
    { fr: 'Pour le commanditaire.', says: ['commanditaire', 'promoteur'] },
    { fr: 'Les Commanditaires paient.', says: 'promoteur' },
    { fr: 'La commanditaire paie.', says: 'promoteur' },
  ],
  right: [
    { fr: 'Pour le promoteur.', en: 'For the sponsor.' },
    { fr: 'Dans une société en commandite, le commanditaire ne gère pas.' },
  ],
}
