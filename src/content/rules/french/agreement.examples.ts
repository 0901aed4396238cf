import type { RuleExamples } from '../examples'

export const examples: RuleExamples = {
  wrong: [
    { fr: 'Les clause du contrat sont lues.', says: 'Les clause' },
    { fr: 'Nous lisons vos contrat.', says: 'vos contrat' },
  ],
  right: [{ fr: 'Les clauses de vos contrats, et des fois plusieurs avis; on les signe.' }],
}
