import type { RuleExamples } from '../examples'

const value = (field: string, value: unknown) => ({ changes: { 'content/facts.json': { [`${field}.value`]: value } } })

const lawRate = {
  kind: 'law',
  claim: { en: 'The rate of an employer.', fr: 'Le taux d’un employeur.' },
  value: 6.3,
  unit: 'percent',
  provision: { en: 'Act, s. 7', fr: 'Loi, art. 7' },
  source: {
    title: { en: 'Act', fr: 'Loi' },
    url: { en: 'https://laws-lois.justice.gc.ca/eng/', fr: 'https://laws-lois.justice.gc.ca/fra/' },
  },
  asOf: '2026-11-10',
  reviewBy: '2027-05-10',
}

export const examples: RuleExamples = {
  wrong: [
    { ...value('clients', 50.5), message: ['clients.value', 'comes whole'] },
    { ...value('saving', [0.6, 0.7]), message: ['saving.value', 'is 0.6 percent', '(0.6)'], level: 'notice' },
    { ...value('starter-price', 45), message: ['starter-price.value', 'no digit'], level: 'notice' },
    {
      changes: { 'content/facts.json': { rate: { ...lawRate, value: 630 } } },
      message: ['rate.value', 'decimal point'],
      level: 'notice',
    },
    {
      changes: { 'content/facts.json': { rate: { ...lawRate, value: 0, unit: 'count' } } },
      message: ['rate.value', 'is 0'],
      level: 'notice',
    },
  ],
  right: [value('saving', [20, 30]), value('clients', 151)],
}
