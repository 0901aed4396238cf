import type { Examples } from '../examples'

export const examples: Examples = {
  wrong: [
    { en: 'From $5,000 a month.', in: ['field', 'paragraph'], says: '$5,000' },
    { fr: 'Dès 5\u00a0000\u00a0$ par mois.', in: ['field', 'paragraph'], says: '5\u00a0000\u00a0$' },
  ],
  right: [{ en: 'At most $5,000 million.', fr: 'Au plus 5\u00a0000\u00a0M$.', in: ['paragraph'] }],
}
