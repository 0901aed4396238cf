import type { FileChanges, RuleExamples } from '../examples'

const plan = (id: string, en: string, fr: string) => ({
  id,
  name: { en, fr },
  price: { fact: 'starter-price', per: 'month' },
  text: { en: 'For a young company.', fr: 'Pour une jeune entreprise.' },
  features: [
    { en: 'Contracts', fr: 'Contrats' },
    { en: 'Registers', fr: 'Registres' },
    { en: 'Letters', fr: 'Lettres' },
  ],
  recommended: en === 'Growth',
  action: { label: { en: 'Read about the practice', fr: 'Connaître le cabinet' }, to: '/' },
})

const choosing = (value: string): { changes: FileChanges } => ({
  changes: {
    'content/facts.json': {
      'first-choice': {
        claim: { en: 'The plan that most clients take.', fr: 'Le forfait que choisissent la plupart des clients.' },
        value,
        unit: 'text',
        asOf: '2026-11-20',
        reviewBy: '2027-11-20',
        proved: false,
        evidence: 'Engagement letters, counted by plan.',
        against: { en: 'Chosen by most clients.', fr: 'Choisi par la plupart des clients.' },
      },
    },
    'content/pages/contact.json': {
      'sections[2]': {
        type: 'plans',
        id: 'plans',
        intro: { title: { en: 'Two plans', fr: 'Deux forfaits' } },
        asOf: { en: 'Prices of {{starter-price:asof}}', fr: 'Prix du {{starter-price:asof}}' },
        excluded: [{ en: 'Taxes', fr: 'Taxes' }],
        note: { en: '{{first-choice:against}}', fr: '{{first-choice:against}}' },
        items: [plan('starter', 'Starter', 'Démarrage'), plan('growth', 'Growth', 'Croissance')],
      },
    },
  },
})

export const examples: RuleExamples = {
  wrong: [{ ...choosing('Starter'), message: ['“Growth”', '“Starter”'], level: 'notice' }],
  right: [choosing('Growth')],
}
