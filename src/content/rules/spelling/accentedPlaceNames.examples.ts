import type { RuleExamples } from '../examples'

export const examples: RuleExamples = {
  wrong: [
    { en: 'Our office is in Montreal.', message: 'Montréal' },
    { fr: 'Le contrat est signé à Montreal.', message: 'Montréal' },
    { en: 'The law of Quebec applies.', message: 'Québec' },
  ],
  right: [{ en: 'In Montréal and in Québec, under the Montreal Protocol.', fr: 'À Montréal et à Québec.' }],
}
