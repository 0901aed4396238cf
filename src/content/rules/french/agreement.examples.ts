import type { Examples } from '../examples'

export const examples: Examples = {
  wrong: [
    { fr: 'Les clause du contrat sont lues.', says: 'Les clause' },
    { fr: 'Nous lisons vos contrat.', says: 'vos contrat' },
  ],
  right: [{ fr: 'Les clauses de vos contrats, et des fois plusieurs avis; on les signe.' }],
}
