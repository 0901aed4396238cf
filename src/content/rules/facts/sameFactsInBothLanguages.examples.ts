import type { RuleExamples } from '../examples'

export const examples: RuleExamples = {
  wrong: [
    { en: 'From {{starter-price}} a month.', in: ['field', 'paragraph'], says: '{{starter-price}}' },
    { fr: 'Dès {{starter-price}} par mois.', in: ['field', 'paragraph'], says: '{{starter-price}}' },
  ],
  right: [{ en: '{{starter-price:short}} a month.', fr: '{{starter-price}} par mois.', in: ['field', 'paragraph'] }],
}
