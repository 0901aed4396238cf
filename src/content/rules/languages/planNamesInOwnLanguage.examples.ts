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
  action: { label: { en: 'Write to us', fr: 'Écrivez-nous' }, to: '/contact' },
})

const saying = (en: string, fr: string): { changes: FileChanges } => ({
  changes: {
    'content/pages/home.json': {
      'sections[0].lead': { en, fr },
      'sections[1]': {
        type: 'plans',
        id: 'plans',
        intro: { title: { en: 'Two plans', fr: 'Deux forfaits' } },
        asOf: { en: 'Prices of {{starter-price:asof}}', fr: 'Prix du {{starter-price:asof}}' },
        excluded: [{ en: 'Taxes', fr: 'Taxes' }],
        items: [plan('starter', 'Starter', 'Démarrage'), plan('growth', 'Growth', 'Croissance')],
      },
    },
  },
})

export const examples: RuleExamples = {
  wrong: [
    {
      ...saying('Most begin with Starter.', 'La plupart commencent par le forfait Starter.'),
      message: ['“Starter”', '“Démarrage”'],
    },
  ],
  right: [],
}
