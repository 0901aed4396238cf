import type { Examples } from '../examples'

export const examples: Examples = {
  wrong: [
    { en: 'Call us at (514) 555-0100.', says: '(514) 555-0100' },
    { fr: 'Appelez-nous au 514\u00a0555-0100.', says: '514\u00a0555-0100' },
    { en: 'Write to Hello@Example.com.', in: ['field'], says: 'practice.email' },
    { en: 'At Atelier Law, we read the result.', says: 'Atelier Law' },
  ],
  right: [
    { en: 'Call them at 819 555-0199.', fr: 'Appelez-les au 819\u00a0555-0199.' },
    { en: 'Call {{practice.phone}}.', fr: 'Appelez au {{practice.phone}}.', in: ['field', 'paragraph'] },
  ],
}
