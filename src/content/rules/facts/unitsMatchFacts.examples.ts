import type { RuleExamples } from '../examples'

const law = {
  kind: 'law',
  claim: { en: 'Months in which the minister waits.', fr: 'Mois pendant lesquels le ministre attend.' },
  value: 24,
  unit: 'months',
  provision: { en: 'Regulations, s. 7', fr: 'Règlement, art. 7' },
  source: {
    title: { en: 'Regulations', fr: 'Règlement' },
    url: { en: 'https://laws-lois.justice.gc.ca/eng/', fr: 'https://laws-lois.justice.gc.ca/fra/' },
  },
  asOf: '2026-11-10',
  reviewBy: '2027-05-10',
}
const withLead = (en: string, fr: string) => ({
  changes: {
    'content/facts.json': { 'stay-months': law },
    'content/pages/home.json': { 'sections[0].lead': { en, fr } },
  },
})

export const examples: RuleExamples = {
  wrong: [
    {
      ...withLead('He waits {{stay-months}} days.', 'Il attend {{stay-months}} jours.'),
      message: ['lead.en', 'lead.fr', '“days”', '“jours”', 'a number of months'],
    },
    {
      ...withLead('It is {{stay-months}}% of it.', 'C’est {{stay-months}}\u00a0% du tout.'),
      message: ['“%”', 'a number of months'],
    },
  ],
  right: [
    withLead('He waits {{stay-months}} months.', 'Il attend {{stay-months}}\u00a0mois.'),
    withLead('He has {{stay-months}} to wait, days aside.', 'Il en attend {{stay-months}}, et des jours.'),
  ],
}
