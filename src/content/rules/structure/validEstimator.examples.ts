import type { RuleExamples } from '../examples'

const file = 'content/estimator.json'
const words = (en: string, fr: string) => ({ changes: { [file]: { 'words.hoursOf': { en, fr } } } })

export const examples: RuleExamples = {
  wrong: [
    { ...words('[HOUR] hours', '[HEURES] heures'), message: ['[HOUR]', '[HEURES]', '[HOURS]'] },
    { ...words('[HOURS] hours', 'Des heures'), message: ['lacks [HOURS]'] },
    {
      changes: { [file]: { week: '{{starter-price}}' } },
      message: ['week', 'in dollars for one month', 'a plain number'],
    },
  ],
  right: [words('[HOURS] hours', '[HOURS]\u00a0heures'), words('The hours', 'Les heures')],
}
