import type { RuleExamples } from '../examples'

export const examples: RuleExamples = {
  wrong: [
    { en: 'From {{starter-price}} a month.', in: ['field', 'paragraph'], message: '{{starter-price}}' },
    { fr: 'Dès {{starter-price}} par mois.', in: ['field', 'paragraph'], message: '{{starter-price}}' },
  ],
  right: [{ en: '{{starter-price:short}} a month.', fr: '{{starter-price}} par mois.', in: ['field', 'paragraph'] }],
}
