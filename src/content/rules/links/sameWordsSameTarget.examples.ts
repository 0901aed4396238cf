import type { RuleExamples } from '../examples'

export const examples: RuleExamples = {
  wrong: [
    {
      en: 'See [the plan](/contact) and [the plan](/privacy).',
      fr: 'Voyez [le forfait](/contact) et [le forfait](/privacy).',
      in: ['paragraph'],
      message: ['“the plan”', '“le forfait”'],
    },
  ],
  right: [],
}
