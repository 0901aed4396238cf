import type { RuleExamples } from '../examples'

const claim = (en: string, fr: string) => ({
  changes: {
    'content/facts.json': {
      'plan-a': { ...fact, claim: { en: 'Hours of plan A.', fr: 'Heures du forfait A.' } },
      'plan-b': { ...fact, claim: { en, fr } },
    },
  },
})

const fact = {
  value: 20,
  unit: 'count',
  asOf: '2026-11-20',
  reviewBy: '2027-11-20',
  proved: true,
  evidence: 'The list of prices.',
}

export const examples: RuleExamples = {
  wrong: [
    { ...claim('Hours of plan B.', 'Heures du forfait A.'), message: ['plan-b.claim.fr', '“plan-a”'], level: 'notice' },
  ],
  right: [],
}
