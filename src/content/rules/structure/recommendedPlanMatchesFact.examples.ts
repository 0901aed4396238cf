import type { FileChanges, RuleExamples } from '../examples'
import { createSamplePlan, createSamplePlansSection } from '../samplePlans'

const plans = [
  createSamplePlan('starter', 'Starter', 'Démarrage'),
  createSamplePlan('growth', 'Growth', 'Croissance', { recommended: true }),
]

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
      'sections[2]': createSamplePlansSection(plans, {
        note: { en: '{{first-choice:against}}', fr: '{{first-choice:against}}' },
      }),
    },
  },
})

export const examples: RuleExamples = {
  wrong: [{ ...choosing('Starter'), message: ['“Growth”', '“Starter”'], level: 'notice' }],
  right: [choosing('Growth')],
}
