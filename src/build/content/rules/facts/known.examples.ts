import type { Examples } from '../examples'

export const examples: Examples = {
  wrong: [{ en: 'From {{starter-pric}} a month.', in: ['field', 'paragraph'], says: 'did you mean “starter-price”' }],
  right: [{ en: 'From {{starter-price}} a month.', fr: 'Dès {{starter-price}} par mois.', in: ['field', 'paragraph'] }],
}
