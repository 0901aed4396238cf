import { parsePriceOffer } from '../../../src/gatsby/nodes/priceOffers'
import type { Facts, PracticeFact } from '../../../src/content/model/facts'
import { lawFact } from '../../helpers/facts'

const words = { en: 'Price.', fr: 'Prix.' }
const fact = (value: PracticeFact['value'], more: Partial<PracticeFact> = {}): PracticeFact => ({
  claim: words,
  value,
  unit: 'cad',
  evidence: 'Tariff.',
  asOf: '2026-11-20',
  reviewBy: '2027-05-20',
  proved: true,
  ...more,
})
const facts: Facts = {
  monthly: fact(5000, { per: 'month' }),
  project: fact(2500),
  range: fact([450, 650], { per: 'hour' }),
  count: fact(20, { unit: 'count' }),
  fine: lawFact({ value: 5000 }),
}

it.each([
  ['{{monthly}}', { price: 5000, minPrice: null, maxPrice: null, unit: 'month' }],
  ['{{project}}, from a written estimate', { price: 2500, minPrice: null, maxPrice: null, unit: null }],
  ['Retainer from {{monthly}}', { price: null, minPrice: 5000, maxPrice: null, unit: 'month' }],
  ['From {{project}}', { price: null, minPrice: 2500, maxPrice: null, unit: null }],
  ['{{range}}', { price: null, minPrice: 450, maxPrice: 650, unit: 'hour' }],
])('reads the number behind “%s”', (price, offer) => {
  expect(parsePriceOffer(price, facts, 'en')).toEqual(offer)
})

it('knows a lowest price in French', () => {
  expect(parsePriceOffer('À partir de {{project}}', facts, 'fr')).toMatchObject({ price: null, minPrice: 2500 })
})

it.each(['On request', '{{unknown}}', '{{count}}', '{{fine}}'])('finds no amount in “%s”', price => {
  expect(parsePriceOffer(price, facts, 'en')).toBeNull()
})
