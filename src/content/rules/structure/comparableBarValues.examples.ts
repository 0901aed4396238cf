import type { RuleExamples } from '../examples'

const bars = (en: string, fr: string) => ({
  type: 'bars',
  intro: { title: { en: 'A month, either way', fr: 'Un mois, d’une façon ou de l’autre' } },
  columns: { name: { en: 'Plan', fr: 'Forfait' }, value: { en: 'A month', fr: 'Par mois' } },
  rows: [
    { name: { en: 'Small', fr: 'Petit' }, value: { en: '{{starter-price}}', fr: '{{starter-price}}' } },
    { name: { en: 'Large', fr: 'Grand' }, value: { en, fr } },
  ],
})

const page = (section: object) => ({ changes: { 'content/pages/contact.json': { 'sections[2]': section } } })

export const examples: RuleExamples = {
  wrong: [
    { ...page(bars('more', 'plus')), message: 'a bar without a number, “more”' },
    { ...page(bars('{{saving}}', '{{saving}}')), message: 'bars of different kinds' },
  ],
  right: [page(bars('{{starter-price:yearly}}', '{{starter-price:yearly}}'))],
}
