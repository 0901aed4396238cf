import type { FileChanges, RuleExamples } from '../examples'

const minutes = {
  claim: { en: 'Length of the first consultation.', fr: 'Durée de la première consultation.' },
  value: 30,
  unit: 'count',
  evidence: 'The practice’s own rule.',
  asOf: '2026-11-01',
  reviewBy: '2027-05-01',
  proved: true,
}
const hours = { ...minutes, claim: { en: 'When we answer.', fr: 'Quand nous répondons.' }, value: '24/7', unit: 'text' }

const lead = (fact: object, en: string, fr: string): { changes: FileChanges } => ({
  changes: {
    'content/facts.json': { 'consultation-minutes': fact },
    'content/pages/home.json': { 'sections[0].lead': { en, fr } },
  },
})

export const examples: RuleExamples = {
  wrong: [
    {
      ...lead(minutes, 'A consultation of half an hour.', 'Une consultation d’une demi-heure.'),
      message: ['half an hour', 'demi-heure', '{{consultation-minutes}}'],
    },
    {
      ...lead(hours, 'Clients call around the clock.', 'Nos clients appellent jour et nuit.'),
      message: ['around the clock', 'jour et nuit'],
    },
  ],
  right: [{ en: 'The freezer runs around the clock.', fr: 'Le congélateur fonctionne jour et nuit.' }],
}
