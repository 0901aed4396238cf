import type { RuleExamples } from '../examples'
import { createSamplePlan, createSamplePlansSection } from '../samplePlans'

const fact = (en: string, fr: string, value: number, unit: string) => ({
  claim: { en: `${en} of a plan.`, fr: `${fr} d’un forfait.` },
  value,
  unit,
  asOf: '2026-11-20',
  reviewBy: '2027-11-20',
  proved: true,
  evidence: 'The list of prices.',
})

const plan = (service: string, pricedService: string, id = service) =>
  createSamplePlan(id, `Plan ${id.toUpperCase()}`, `Forfait ${id.toUpperCase()}`, {
    price: { fact: `${pricedService}-price`, per: 'month' },
    hours: {
      en: `{{${service}-hours}} hours a month with ${id.toUpperCase()}`,
      fr: `{{${service}-hours}} heures par mois avec ${id.toUpperCase()}`,
    },
  })

const plans = (priceOfSecond: string) => ({
  changes: {
    'content/facts.json': {
      'gc-price': { ...fact('The price', 'Le prix', 4000, 'cad'), per: 'month' },
      'gc-hours': fact('The hours', 'Les heures', 20, 'count'),
      'ip-price': { ...fact('The fee', 'Les honoraires', 3000, 'cad'), per: 'month' },
      'ip-two-price': { ...fact('The sum', 'La somme', 5000, 'cad'), per: 'month' },
      'ip-hours': fact('The time', 'Le temps', 15, 'count'),
    },
    'content/pages/contact.json': {
      'sections[2]': createSamplePlansSection([
        plan('gc', 'gc'),
        plan('ip', priceOfSecond),
        plan('ip', 'ip-two', 'ip-two'),
      ]),
    },
  },
})

export const examples: RuleExamples = {
  wrong: [{ ...plans('gc'), message: ['“gc-price”', '“ip-hours”'], level: 'notice' }],
  right: [plans('ip')],
}
