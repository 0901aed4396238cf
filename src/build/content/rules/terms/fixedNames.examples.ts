import type { Examples } from '../examples'

export const examples: Examples = {
  wrong: [{ fr: 'Avec le commanditaire.', says: ['“commanditaire”', '“promoteur”'] }],
  right: [{ fr: 'Avec le promoteur.' }],
}
