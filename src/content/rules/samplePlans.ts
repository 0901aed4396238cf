/** Creates a valid plan; `own` overrides fields. */
export function createSamplePlan(id: string, en: string, fr: string, own: object = {}) {
  return {
    id,
    name: { en, fr },
    price: { fact: 'starter-price', per: 'month' },
    text: { en: 'For a young company.', fr: 'Pour une jeune entreprise.' },
    features: [
      { en: 'Contracts', fr: 'Contrats' },
      { en: 'Registers', fr: 'Registres' },
      { en: 'Letters', fr: 'Lettres' },
    ],
    action: { label: { en: 'Read about the practice', fr: 'Connaître le cabinet' }, to: '/' },
    ...own,
  }
}

/** Creates a valid plans section; `own` overrides fields. */
export function createSamplePlansSection(items: object[], own: object = {}) {
  return {
    type: 'plans',
    id: 'plans',
    intro: { title: { en: 'Our plans', fr: 'Nos forfaits' } },
    asOf: { en: 'Prices of {{starter-price:asof}}', fr: 'Prix du {{starter-price:asof}}' },
    excluded: [{ en: 'Taxes', fr: 'Taxes' }],
    items,
    ...own,
  }
}
