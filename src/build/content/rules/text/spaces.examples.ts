import type { Examples } from '../examples'

export const examples: Examples = {
  wrong: [
    { en: 'The contract  is signed.', says: 'two spaces' },
    { en: 'The contract , signed.', says: 'before a comma' },
    { fr: 'Le contrat,signé.', says: 'after a comma' },
    { en: 'The contract is signed..', says: 'typed twice' },
  ],
  right: [
    { en: 'The contract is signed, at 9:00 a.m., in Montréal…', fr: 'Le contrat est signé, art. 2.1, à Montréal…' },
  ],
}
