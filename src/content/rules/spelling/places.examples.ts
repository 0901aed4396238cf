import type { RuleExamples } from '../examples'

export const examples: RuleExamples = {
  wrong: [
    { en: 'Our office is in Montreal.', says: 'Montréal' },
    { fr: 'Le contrat est signé à Montreal.', says: 'Montréal' },
    { en: 'The law of Quebec applies.', says: 'Québec' },
  ],
  right: [{ en: 'In Montréal and in Québec, under the Montreal Protocol.', fr: 'À Montréal et à Québec.' }],
}
