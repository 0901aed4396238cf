import type { Language } from '../../config/languages'
import { formatLocaleNumber, formatDollars, appendPercentSign } from '../../shared/numbers'
import { isLegalFigureFact, type Fact, type PracticeFact } from '../model/facts'

/** Placeholder suffixes: shortened, per year, without “+”, the comparison basis, the date. */
const modifiers = ['short', 'yearly', 'plain', 'against', 'asof'] as const
export type FactModifier = (typeof modifiers)[number]

const monthsInYear = 12

/** The reason why a fact does not support the given modifiers, worded to follow the fact’s name; undefined if it does. */
export function findUnsupportedFactModifierProblem(fact: Fact, asked: string[]): string | undefined {
  const unknown = asked.find(modifier => !isFactModifier(modifier))
  if (unknown)
    return `has no modifier “:${unknown}”; the modifiers are ${modifiers.map(modifier => `“:${modifier}”`).join(', ')}`
  if (asked.includes('yearly') && (isLegalFigureFact(fact) || fact.per !== 'month'))
    return 'is not a price per month, so it has no modifier “:yearly”'
  if (asked.includes('against') && (isLegalFigureFact(fact) || !fact.against))
    return 'does not say what it is measured against, so it has no modifier “:against”'
  return undefined
}

/**
 * Formats a fact for use inside a sentence: `$5,000`, `5 000 $`, `60–70%`, `60 à 70 %`; a minimum as `150+` or, in
 * French, `plus de 150`. Counts and durations give only the number: the copy adds the unit.
 */
export function formatFact(fact: Fact, language: Language, asked: FactModifier[] = []): string {
  if (typeof fact.value === 'string') return fact.value
  const times = asked.includes('yearly') ? monthsInYear : 1
  const values = [fact.value].flat().map(value => value * times)
  const figures = values.map(value => formatNumber(value, fact.unit, language, asked.includes('short')))
  const number = joinRange(figures, fact.unit, language)
  return isLegalFigureFact(fact) || !fact.atLeast || asked.includes('plain') ? number : minimum(number, fact, language)
}

// French does not write “+” after a number. Periodic amounts and ranges take « et plus », others « plus de ».
function minimum(number: string, { per, value }: PracticeFact, language: Language): string {
  if (language === 'en') return `${number}+`
  return per || Array.isArray(value) ? `${number} et plus` : `plus de\u00a0${number}`
}

function formatNumber(value: number, unit: Fact['unit'], language: Language, short: boolean): string {
  if (unit !== 'cad') return formatLocaleNumber(value, language)
  const [divisor, mark] = short ? getScale(value, language) : ([1, ''] as const)
  return formatDollars(value / divisor, language, mark)
}

// French has no accepted symbol for thousands of dollars, so these are not shortened.
function getScale(value: number, language: Language): readonly [number, string] {
  if (value >= 1e9) return [1e9, language === 'fr' ? 'G' : 'B']
  if (value >= 1e6) return [1e6, 'M']
  return value >= 1e3 && language === 'en' ? [1e3, 'K'] : [1, '']
}

// In French, a line may break inside a dollar range, where each amount has its own sign, but not inside other ranges.
function joinRange(figures: string[], unit: Fact['unit'], language: Language): string {
  const to = unit === 'cad' ? ' à ' : '\u00a0à\u00a0'
  const range = figures.join(language === 'fr' ? to : '–')
  return unit === 'percent' ? appendPercentSign(range, language) : range
}

/** Type guard for modifiers. */
export function isFactModifier(modifier: string): modifier is FactModifier {
  return modifiers.some(known => known === modifier)
}
