import type { RuleExamples } from '../examples'

export const examples: RuleExamples = {
  wrong: [
    { fr: 'La PROPRIETE vient en premier.', message: 'PROPRIÉTÉ' },
    { fr: 'A l’arrivée des investisseurs, on signe.', message: '“À”' },
    { fr: 'Tout se lit. A propos du contrat, voir la lettre.', message: '“À”' },
    { fr: 'Le rôle de l’Etat est écrit.', message: '“État”' },
  ],
  right: [
    { fr: 'À l’arrivée, l’État et l’École lisent la lettre de l’INESSS; A et B la signent, et le plan A reste.' },
    { fr: 'A est la société, B est le promoteur.' },
    { en: 'A letter is read with care.' },
  ],
}
