import type { RuleExamples } from '../examples'
import { createSamplePlan, createSamplePlansSection } from '../samplePlans'

const fact = (value: number, unit: string) => ({
  claim: { en: 'A plan of a service.', fr: 'Un forfait d’un service.' },
  value,
  unit,
  asOf: '2026-11-20',
  reviewBy: '2027-11-20',
  proved: true,
  evidence: 'The list of prices.',
})

const plan = (service: string, priceOf: string, id = service) =>
  createSamplePlan(id, `Plan ${id.toUpperCase()}`, `Forfait ${id.toUpperCase()}`, {
    price: { fact: `${priceOf}-price`, per: 'month' },
    hours: { en: `{{${service}-hours}} hours a month`, fr: `{{${service}-hours}} heures par mois` },
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
      'sections[2]': createSamplePlansSection([
        plan('gc', 'gc'),
        plan('ip', priceOfSecond),
        plan('ip', 'ip', 'ip-two'),
      ]),
    },
  },
})

export const examples: RuleExamples = {
  wrong: [{ ...plans('gc'), message: ['“gc-price”', '“ip-hours”'], level: 'notice' }],
  right: [plans('ip')],
}
