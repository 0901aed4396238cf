import type { FileChanges, RuleExamples } from '../examples'

const proved = { evidence: 'The books.', asOf: '2026-11-01', reviewBy: '2027-05-20', proved: true }
const claim = { en: 'What an hour costs.', fr: 'Ce que coûte une heure.' }
const words = (en: string, fr: string) => ({ en, fr })

/** The front page with a card that has this price; the second card has none. */
const priced = (price: Record<string, unknown>): { changes: FileChanges } => ({
  changes: {
    'content/facts.json': {
      'hourly-range': { claim, value: [450, 650], unit: 'cad', per: 'hour', ...proved },
      'one-project': {
        claim: { en: 'What a project costs.', fr: 'Ce que coûte un projet.' },
        value: 2500,
        unit: 'cad',
        ...proved,
      },
    },
    'content/pages/home.json': {
      'sections[1].items[2]': {
        value: words('{{hourly-range}}', '{{hourly-range}}'),
        label: words('An hour', 'L’heure'),
      },
      'sections[1].items[3]': {
        value: words('{{one-project}}', '{{one-project}}'),
        label: words('A project', 'Un projet'),
      },
      'sections[4]': {
        type: 'cards',
        intro: { title: words('What we do', 'Nos services') },
        items: [
          { title: words('Contracts', 'Contrats'), text: words('We write them.', 'Nous les rédigeons.'), price },
          { title: words('Trials', 'Essais'), text: words('We read them.', 'Nous les lisons.') },
        ],
      },
    },
  },
})

export const examples: RuleExamples = {
  wrong: [
    { ...priced({ fact: 'starter-pric', per: 'month' }), message: ['price.fact', 'did you mean “starter-price”'] },
    {
      changes: {
        'content/pages/home.json': {
          menu: { line: words('Our front page', 'Notre première page'), price: { fact: 'starter-price', per: 'hour' } },
        },
      },
      message: ['price.per', 'per month'],
    },
    { ...priced({ fact: 'clients' }), message: ['price.fact', 'is no price'] },
    { ...priced({ fact: 'starter-price' }), message: ['price.per', 'is missing', '"per": "month"'] },
    { ...priced({ fact: 'starter-price', per: 'hour' }), message: ['price.per', 'per month', '"per": "month"'] },
    { ...priced({ fact: 'one-project', per: 'year' }), message: ['price.per', 'has no "per"'] },
    { ...priced({ fact: 'hourly-range', per: 'hour', from: true }), message: ['price.from', 'a range'] },
    {
      ...priced({ fact: 'one-project', text: words('Projects {{price}}', 'Projets') }),
      message: ['price.text.fr', 'does not show the price'],
    },
    {
      ...priced({ fact: 'one-project', text: words('Projects from {{price}}', 'Projets {{price}}') }),
      message: ['price.text.en', '“from”', '"from": true'],
    },
    {
      ...priced({ fact: 'one-project', text: words('Projects {{price}}', 'Projets dès {{price}}') }),
      message: ['price.text.fr', '“dès”', '"from": true'],
    },
    {
      ...priced({
        fact: 'hourly-range',
        per: 'hour',
        text: words('Projects: {{price}}', 'Projets\u00a0: de {{price}}'),
      }),
      message: ['price.text.fr', '“de”', 'opens a range'],
    },
    {
      ...priced({ fact: 'starter-price', per: 'month', text: words('{{price}} a month', '{{price}}') }),
      message: ['price.text.en', '“a month”', '"per"'],
    },
  ],
  right: [
    priced({ fact: 'one-project', from: true, per: 'project' }),
    priced({ fact: 'hourly-range', per: 'hour', text: words('Projects: {{price}}', 'Projets\u00a0: {{price}}') }),
    priced({ fact: 'starter-price', per: 'month', text: words('Plan: {{price}}.', 'Forfait\u00a0: {{price}}.') }),
  ],
}
