import { buildLocalizedPrice } from '../../../src/content/facts/buildLocalizedPrice'
import type { Facts, PracticeFact } from '../../../src/content/model/facts'
import type { PriceReference } from '../../../src/content/model/price'
import { facts as sample, practice } from '../../helpers/project/single'

const fact = (value: PracticeFact['value'], more: Partial<PracticeFact> = {}) =>
  ({ ...sample['starter-price'], value, per: undefined, ...more }) as PracticeFact
const facts: Facts = {
  monthly: fact(5000, { per: 'month' }),
  project: fact(2500),
  range: fact([450, 650], { per: 'hour' }),
  minimum: fact(900, { atLeast: true }),
  plan: fact('24/7', { unit: 'text' }),
}
const localized = (price: PriceReference, language: 'en' | 'fr') =>
  buildLocalizedPrice(price, { facts, practice }, language)
const plain = (text: string) => text.replaceAll('\u00a0', ' ')

it.each<[PriceReference, string, string]>([
  [{ fact: 'monthly', per: 'month' }, '$5,000 a month', '5 000 $ par mois'],
  [{ fact: 'monthly', per: 'month', from: true }, 'From $5,000 a month', 'À partir de 5 000 $ par mois'],
  [{ fact: 'project', from: true }, 'From $2,500', 'À partir de 2 500 $'],
  [{ fact: 'range', per: 'hour' }, '$450–$650 an hour', 'De 450 $ à 650 $ l’heure'],
])('formats %j in both languages', (price, english, french) => {
  expect(plain(localized(price, 'en').text)).toBe(english)
  expect(plain(localized(price, 'fr').text)).toBe(french)
  const { amount, period } = localized(price, 'fr')
  expect([amount, period].filter(Boolean).join(' ')).toBe(localized(price, 'fr').text)
})

it('fills the price into its sentence, capitalized only at the start of a sentence', () => {
  const text = { en: 'Projects {{price}}. {{price}}, all told.', fr: 'Projets {{ price }}. {{price}}, tout compris.' }
  const price = { fact: 'project', from: true, text }
  expect(localized(price, 'en').text).toBe('Projects from $2,500. From $2,500, all told.')
  expect(plain(localized(price, 'fr').text)).toBe('Projets à partir de 2 500 $. À partir de 2 500 $, tout compris.')
})

it('returns the price as it stands first in its sentence', () => {
  const text = { en: 'Projects {{price}}.', fr: '{{price}}, tout compris, {{price}}.' }
  const price = { fact: 'project', from: true, text }
  expect(localized(price, 'en').phrase).toBe('from $2,500')
  expect(plain(localized(price, 'fr').phrase)).toBe('À partir de 2 500 $')
  expect(plain(localized({ fact: 'monthly', per: 'month' }, 'fr').phrase)).toBe('5 000 $ par mois')
})

it('returns the numbers separately', () => {
  expect(localized({ fact: 'monthly', per: 'month' }, 'fr')).toMatchObject({ from: false, lowest: 5000, per: 'month' })
  expect(localized({ fact: 'project', from: true }, 'fr')).toMatchObject({ from: true, lowest: 2500 })
  expect(localized({ fact: 'range', per: 'hour' }, 'en')).toMatchObject({ from: false, lowest: 450, highest: 650 })
  expect(localized({ fact: 'minimum' }, 'en')).toMatchObject({ from: true, lowest: 900 })
})

it.each(['unknown', 'plan'])('throws for “%s”, which is not an amount', name => {
  expect(() => localized({ fact: name }, 'en')).toThrow(name)
})
