import { findNumbersInText } from '../../../src/content/language/numbersInText'

const amounts = (text: string, language: 'en' | 'fr') =>
  findNumbersInText(text, language)
    .filter(({ unit }) => unit !== 'count')
    .map(({ value, unit }) => `${value} ${unit}`)

it.each([
  ['$5,000', 'en', 5000],
  ['$5 000', 'en', 5000],
  ['$5,000.00', 'en', 5000],
  ['5,000 dollars', 'en', 5000],
  ['5000$', 'en', 5000],
  ['$5K', 'en', 5000],
  ['5k$', 'en', 5000],
  ['CAD 5,000', 'en', 5000],
  ['5,000 CAD', 'en', 5000],
  ['CA$5,000', 'en', 5000],
  ['five thousand dollars', 'en', 5000],
  ['Twelve thousand five hundred dollars', 'en', 12500],
  ['$50M', 'en', 50000000],
  ['$2.5 billion', 'en', 2500000000],
  ['5\u00a0000\u00a0$', 'fr', 5000],
  ['5\u202f000 $', 'fr', 5000],
  ['5000$', 'fr', 5000],
  ['5.000 $', 'fr', 5000],
  ['5 k$', 'fr', 5000],
  ['5 mille dollars', 'fr', 5000],
  ['cinq mille dollars', 'fr', 5000],
  ['Huit mille cinq cents dollars canadiens', 'fr', 8500],
  ['88 690,45 $', 'fr', 88690.45],
  ['2,5 G$', 'fr', 2500000000],
  ['2,5 milliards de dollars', 'fr', 2500000000],
  ['50 millions de dollars', 'fr', 50000000],
] as const)('parses the amount “%s”', (text, language, value) => {
  expect(amounts(text, language)).toEqual([`${value} cad`])
})

it.each([
  ['60-70%', 'en'],
  ['60% to 70%', 'en'],
  ['between 60 and 70 per cent', 'en'],
  ['sixty to seventy percent', 'en'],
  ['60 à 70 %', 'fr'],
  ['de 60 % à 70 %', 'fr'],
  ['de soixante à soixante-dix pour cent', 'fr'],
] as const)('parses the range “%s”', (text, language) => {
  expect(amounts(text, language)).toEqual(['60 percent', '70 percent'])
})

it.each([
  ['quatre-vingt-dix-huit', 98],
  ['soixante et onze', 71],
  ['deux cent quatre-vingts', 280],
  ['mille deux cents', 1200],
] as const)('parses the French number word « %s »', (text, value) => {
  expect(findNumbersInText(text, 'fr').map(figure => figure.value)).toEqual([value])
})

it.each([
  ['0.125 mg', 'en', 0.125],
  ['1.125 mg', 'en', 1.125],
  ['0,125 mg', 'fr', 0.125],
  ['1.234.567 people', 'en', 1234567],
  ['1,125 people', 'en', 1125],
] as const)('tells decimals from thousands in “%s”', (text, language, value) => {
  expect(findNumbersInText(text, language).map(figure => figure.value)).toEqual([value])
})

it('detects a minimum, and the words that follow a count', () => {
  expect(findNumbersInText('more than 150+ biotech companies', 'en')).toMatchObject([
    { value: 150, atLeast: true, unit: 'count', followingWords: ['biotech', 'companies'] },
  ])
})

it.each([
  ['C.08.002 and SOR/2019-124', 'en'],
  ['US$5,000', 'en'],
  ['en 2025 280 demandes', 'fr'],
] as const)('finds no amount in “%s”', (text, language) => {
  expect(amounts(text, language)).toEqual([])
})
