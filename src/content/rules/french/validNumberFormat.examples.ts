import type { RuleExamples } from '../examples'

export const examples: RuleExamples = {
  wrong: [
    { fr: 'Il en reste 1,500 unités.', message: '“1,500”' },
    { fr: 'Le délai est de 2.5 mois.', message: '“2.5”' },
  ],
  right: [
    { fr: 'Voir l’article 2.1 et la version 3.5 du texte, ou 2,5 mois, 1\u00a0500 unités ou 2,179\u00a0milliards.' },
  ],
}
