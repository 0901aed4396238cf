import type { RuleExamples } from '../examples'

export const examples: RuleExamples = {
  wrong: [
    { en: 'The plan is {{starter-price}} an hour.', in: ['field', 'paragraph'], message: 'per month' },
    { fr: 'Le forfait est de {{starter-price}} par an.', in: ['field', 'paragraph'], message: 'starter-price:yearly' },
    { en: 'We serve {{clients}}+ companies.', in: ['field', 'paragraph'], message: 'by itself' },
    { fr: 'Un forfait à plus de {{starter-price}}.', in: ['field', 'paragraph'], message: 'atLeast' },
  ],
  right: [
    {
      en: 'The plan is {{starter-price}} a month, {{starter-price:yearly}} a year.',
      fr: 'Le forfait est de {{starter-price}} par mois, soit {{starter-price:yearly}} par an.',
      in: ['field', 'paragraph'],
    },
  ],
}
