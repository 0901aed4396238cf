import type { RuleExamples } from '../examples'

export const examples: RuleExamples = {
  wrong: [
    { fr: 'Les clause du contrat sont lues.', message: 'Les clause' },
    { fr: 'Nous lisons vos contrat.', message: 'vos contrat' },
  ],
  right: [{ fr: 'Les clauses de vos contrats, et des fois plusieurs avis; on les signe.' }],
}
