import type { Language } from '../../config/languages'
import { formatLocaleNumber, formatDollars, appendPercentSign } from '../../shared/numbers'
import { isLawFact, type Fact, type PracticeFact } from '../model/facts'

/** What may be asked of a fact besides its value: shortened, for a year, the number alone, what it is measured against, its day. */
const forms = ['short', 'yearly', 'plain', 'against', 'asof'] as const
export type FactFormat = (typeof forms)[number]

const monthsInYear = 12

/** Why a fact cannot be given in these forms, or undefined when it can. */
export function findUnsupportedFactFormatProblem(fact: Fact, asked: string[]): string | undefined {
  const unknown = asked.find(form => !isFactFormat(form))
  if (unknown) return `has no form “:${unknown}”; the forms are ${forms.map(form => `“:${form}”`).join(', ')}`
  if (asked.includes('yearly') && (isLawFact(fact) || fact.per !== 'month'))
    return 'is not a price per month, so it has no form “:yearly”'
  if (asked.includes('against') && (isLawFact(fact) || !fact.against))
    return 'does not say what it is measured against, so it has no form “:against”'
  return undefined
}

/**
 * A fact as a reader of the language writes it inside a sentence: `$5,000`, `5 000 $`, `60–70%`, `60 à 70 %`; a minimum
 * is `150+`, `plus de 150`. Of a term in days, months or years it is the number: the copy says of what, as with every count.
 */
export function formatFact(fact: Fact, language: Language, asked: FactFormat[] = []): string {
  if (typeof fact.value === 'string') return fact.value
  const times = asked.includes('yearly') ? monthsInYear : 1
  const values = [fact.value].flat().map(value => value * times)
  const figures = values.map(value => formatNumber(value, fact.unit, language, asked.includes('short')))
  const number = joinRange(figures, fact.unit, language)
  return isLawFact(fact) || !fact.atLeast || asked.includes('plain') ? number : minimum(number, fact, language)
}

// French has no “+” behind a number. What is paid by the month or year, or is a range, is open upwards: « et plus ».
function minimum(number: string, { per, value }: PracticeFact, language: Language): string {
  if (language === 'en') return `${number}+`
  return per || Array.isArray(value) ? `${number} et plus` : `plus de\u00a0${number}`
}

function formatNumber(value: number, unit: Fact['unit'], language: Language, short: boolean): string {
  if (unit !== 'cad') return formatLocaleNumber(value, language)
  const [divisor, mark] = short ? scaleOf(value, language) : ([1, ''] as const)
  return formatDollars(value / divisor, language, mark)
}

// French has no accepted mark for thousands of dollars: they stay whole.
function scaleOf(value: number, language: Language): readonly [number, string] {
  if (value >= 1e9) return [1e9, language === 'fr' ? 'G' : 'B']
  if (value >= 1e6) return [1e6, 'M']
  return value >= 1e3 && language === 'en' ? [1e3, 'K'] : [1, '']
}

// Amounts of money each have their sign and may stand on two lines; figures that share one are a single number.
function joinRange(figures: string[], unit: Fact['unit'], language: Language): string {
  const to = unit === 'cad' ? ' à ' : '\u00a0à\u00a0'
  const range = figures.join(language === 'fr' ? to : '–')
  return unit === 'percent' ? appendPercentSign(range, language) : range
}

/** True for the name of a form. */
export function isFactFormat(form: string): form is FactFormat {
  return forms.some(known => known === form)
}
