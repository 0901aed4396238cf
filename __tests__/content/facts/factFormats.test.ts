import {
  formatFact,
  findUnsupportedFactModifierProblem,
  type FactModifier,
} from '../../../src/content/facts/factFormats'
import type { LegalFigureFact, PracticeFact } from '../../../src/content/model/facts'
import { legalFigureFact } from '../../helpers/facts'

const fact = (fields: Partial<PracticeFact>): PracticeFact => ({
  claim: { en: 'A claim.', fr: 'Une affirmation.' },
  value: 0,
  unit: 'count',
  evidence: 'The books.',
  asOf: '2026-11-01',
  reviewBy: '2027-05-20',
  proved: true,
  ...fields,
})

describe('formatFact', () => {
  it.each<[Partial<PracticeFact>, FactModifier[], string, string]>([
    [{ value: 5000, unit: 'cad' }, [], '$5,000', '5\u00a0000\u00a0$'],
    [{ value: 1_250_000, unit: 'cad' }, [], '$1,250,000', '1\u00a0250\u00a0000\u00a0$'],
    [{ value: 99.5, unit: 'cad' }, [], '$99.50', '99,50\u00a0$'],
    [{ value: [150, 300], unit: 'cad' }, [], '$150–$300', '150\u00a0$ à 300\u00a0$'],
    [{ value: 40, unit: 'percent' }, [], '40%', '40\u00a0%'],
    [{ value: [60, 70], unit: 'percent' }, [], '60–70%', '60\u00a0à\u00a070\u00a0%'],
    [{ value: 12500, unit: 'count' }, [], '12,500', '12\u00a0500'],
    [{ value: 88_690.45, unit: 'cad' }, [], '$88,690.45', '88\u00a0690,45\u00a0$'],
    [{ value: 0.5, unit: 'percent' }, [], '0.5%', '0,5\u00a0%'],
    [{ value: 9.975, unit: 'percent' }, [], '9.975%', '9,975\u00a0%'],
    [{ value: 1_326_000_000, unit: 'cad' }, ['short'], '$1.326B', '1,326\u00a0G$'],
    [{ value: 1.5, unit: 'count' }, [], '1.5', '1,5'],
    [{ value: 150, unit: 'count', atLeast: true }, [], '150+', 'plus de\u00a0150'],
    [{ value: 150, unit: 'count', atLeast: true }, ['plain'], '150', '150'],
    [{ value: 50_000_000, unit: 'cad', atLeast: true }, ['short'], '$50M+', 'plus de\u00a050\u00a0M$'],
    [{ value: 40, unit: 'percent', atLeast: true }, [], '40%+', 'plus de\u00a040\u00a0%'],
    [{ value: 200_000, unit: 'cad', per: 'year', atLeast: true }, [], '$200,000+', '200\u00a0000\u00a0$ et plus'],
    [
      { value: [200_000, 400_000], unit: 'cad', atLeast: true },
      ['short'],
      '$200K–$400K+',
      '200\u00a0000\u00a0$ à 400\u00a0000\u00a0$ et plus',
    ],
    [{ value: '24/7', unit: 'text' }, [], '24/7', '24/7'],
    [{ value: 5000, unit: 'cad', per: 'month' }, ['yearly'], '$60,000', '60\u00a0000\u00a0$'],
    [
      { value: [500, 800], unit: 'cad', per: 'month' },
      ['yearly'],
      '$6,000–$9,600',
      '6\u00a0000\u00a0$ à 9\u00a0600\u00a0$',
    ],
    [{ value: 5000, unit: 'cad', per: 'month' }, ['yearly', 'short'], '$60K', '60\u00a0000\u00a0$'],
    [{ value: 2_500_000, unit: 'cad' }, ['short'], '$2.5M', '2,5\u00a0M$'],
    [{ value: 2_500_000_000, unit: 'cad' }, ['short'], '$2.5B', '2,5\u00a0G$'],
    [{ value: 800, unit: 'cad' }, ['short'], '$800', '800\u00a0$'],
    [{ value: 12500, unit: 'count' }, ['short'], '12,500', '12\u00a0500'],
  ])('formats %j in the formats %j', (fields, forms, english, french) => {
    expect(formatFact(fact(fields), 'en', forms)).toBe(english)
    expect(formatFact(fact(fields), 'fr', forms)).toBe(french)
  })
})

describe('legal figure facts', () => {
  it.each<[Partial<LegalFigureFact>, string, string]>([
    [{ value: 88_690.45, unit: 'cad' }, '$88,690.45', '88\u00a0690,45\u00a0$'],
    [{ value: [30, 60], unit: 'days' }, '30–60', '30\u00a0à\u00a060'],
    [{ value: 1.5, unit: 'years' }, '1.5', '1,5'],
  ])('have the same number format: %j', (fields, english, french) => {
    expect(formatFact(legalFigureFact(fields), 'en')).toBe(english)
    expect(formatFact(legalFigureFact(fields), 'fr')).toBe(french)
  })

  it('do not support “:yearly” and “:against”', () => {
    expect(findUnsupportedFactModifierProblem(legalFigureFact(), ['yearly'])).toMatch(/no modifier “:yearly”/)
    expect(findUnsupportedFactModifierProblem(legalFigureFact(), ['against'])).toMatch(/no modifier “:against”/)
  })
})

describe('findUnsupportedFactModifierProblem', () => {
  const monthly = fact({ value: 5000, unit: 'cad', per: 'month' })
  const compared = fact({ against: { en: 'against a hire', fr: 'par rapport à un poste' } })

  it.each<[PracticeFact, string[], string | undefined]>([
    [monthly, ['yearly', 'short', 'asof'], undefined],
    [compared, ['against'], undefined],
    [
      monthly,
      ['weekly'],
      'has no modifier “:weekly”; the modifiers are “:short”, “:yearly”, “:plain”, “:against”, “:asof”',
    ],
    [
      fact({ value: 5, unit: 'cad', per: 'hour' }),
      ['yearly'],
      'is not a price per month, so it has no modifier “:yearly”',
    ],
    [monthly, ['against'], 'does not say what it is measured against, so it has no modifier “:against”'],
  ])('for %j in the formats %j returns: %s', (given, asked, problem) => {
    expect(findUnsupportedFactModifierProblem(given, asked)).toBe(problem)
  })
})
