import type { RuleExamples } from '../examples'

const fact = (value: number, unit: string) => ({
  claim: { en: 'A plan of a service.', fr: 'Un forfait d’un service.' },
  value,
  unit,
  asOf: '2026-11-20',
  reviewBy: '2027-11-20',
  proved: true,
  evidence: 'The list of prices.',
})

const plan = (service: string, priceOf: string) => ({
  id: service,
  name: { en: `Plan ${service.toUpperCase()}`, fr: `Forfait ${service.toUpperCase()}` },
  price: { fact: `${priceOf}-price`, per: 'month' },
  hours: { en: `{{${service}-hours}} hours a month`, fr: `{{${service}-hours}} heures par mois` },
  text: { en: 'For a young company.', fr: 'Pour une jeune entreprise.' },
  features: [
    { en: 'Contracts', fr: 'Contrats' },
    { en: 'Registers', fr: 'Registres' },
    { en: 'Letters', fr: 'Lettres' },
  ],
  action: { label: { en: 'Read about the practice', fr: 'Connaître le cabinet' }, to: '/' },
})

const plans = (priceOfSecond: string) => ({
  changes: {
    'content/facts.json': {
      'gc-price': { ...fact(4000, 'cad'), per: 'month' },
      'gc-hours': fact(20, 'count'),
      'ip-price': { ...fact(3000, 'cad'), per: 'month' },
      'ip-hours': fact(15, 'count'),
    },
    'content/pages/contact.json': {
      'sections[2]': {
        type: 'plans',
        id: 'plans',
        intro: { title: { en: 'Three plans', fr: 'Trois forfaits' } },
        asOf: { en: 'Prices of {{gc-price:asof}}', fr: 'Prix du {{gc-price:asof}}' },
        excluded: [{ en: 'Taxes', fr: 'Taxes' }],
        items: [
          plan('gc', 'gc'),
          plan('ip', priceOfSecond),
          { ...plan('ip', 'ip'), id: 'other', name: { en: 'Other', fr: 'Autre' } },
        ],
      },
    },
  },
})

export const examples: RuleExamples = {
  wrong: [{ ...plans('gc'), message: ['“gc-price”', '“ip-hours”'], level: 'notice' }],
  right: [plans('ip')],
}
