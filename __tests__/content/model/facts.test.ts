import { factsSchema } from '../../../src/content/model'
import { legalFigureFact } from '../../helpers/facts'
import { issuesOf } from '../../helpers/issues'
import { facts as valid } from '../../helpers/project/single'

const price = valid['starter-price']

it('accepts numbers, ranges, and texts with the unit “text”', () => {
  expect(issuesOf(factsSchema, { ...valid, support: { ...price, value: '24/7', unit: 'text' } })).toEqual([])
})

it.each([
  [
    'a text with another unit',
    { value: '5000' },
    'must be a number without quotation marks, or a text with the unit "text"',
  ],
  [
    'a number with the unit “text”',
    { unit: 'text' },
    'must be a number without quotation marks, or a text with the unit "text"',
  ],
  ['a range from the highest', { value: [70, 60] }, 'must be a range from the lowest to the highest, such as [60, 70]'],
  [
    'a range of three',
    { value: [1, 2, 3] },
    'must be a number, a range such as [60, 70], or a text such as "24/7" with the unit "text"',
  ],
  ['a negative number', { value: -1 }, 'must be more than 0'],
  ['nothing', { value: 0 }, 'must be more than 0'],
  ['half a cent', { value: 450.005 }, 'must be in dollars and whole cents, such as 450 or 450.50'],
  [
    'more than the whole',
    { value: 170, unit: 'percent', per: undefined },
    'must be at most 100, as a share in percent is',
  ],
  [
    'a number typed as a text',
    { value: '5000', unit: 'text' },
    'must be typed as a number, without quotation marks, signs or spaces, such as 5000',
  ],
])('rejects %s', (_, change, message) => {
  expect(issuesOf(factsSchema, { price: { ...price, ...change } })).toEqual([`price.value: ${message}`])
})

it.each([
  ['2026-11-31', 'is 2026-11-31, a day that no calendar has; look at the month and at the day'],
  ['20 November 2026', 'must be a day written as year-month-day, such as 2026-11-20'],
  ['2026-1-1', 'must be a day written as year-month-day, such as 2026-11-20'],
])('rejects %s as a date', (asOf, message) => {
  expect(issuesOf(factsSchema, { price: { ...price, asOf } })).toEqual([`price.asOf: ${message}`])
})

it('accepts a legal figure fact with its provision and source', () => {
  expect(
    issuesOf(factsSchema, { fine: legalFigureFact(), term: legalFigureFact({ value: [30, 60], unit: 'days' }) }),
  ).toEqual([])
})

it.each([
  ['evidence of its own', { evidence: 'The books.' }, 'fine: Unrecognized key: "evidence"'],
  ['a text', { value: '24/7' }, 'fine.value: must be a number, or a range such as [60, 70]'],
  [
    'a range from the highest',
    { value: [3, 2] },
    `fine.value: must be a range from the lowest to the highest, such as [60, 70]`,
  ],
])('rejects a legal figure fact with %s', (_, change, message) => {
  expect(issuesOf(factsSchema, { fine: { ...legalFigureFact(), ...change } })).toEqual([message])
})

it('rejects a fact with empty evidence', () => {
  expect(issuesOf(factsSchema, { price: { ...price, evidence: '' } })).toEqual([
    'price.evidence: must not be empty; write the words that a visitor reads',
  ])
})
