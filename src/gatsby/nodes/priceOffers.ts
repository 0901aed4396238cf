import { isLawFact, type Facts } from '../../content/model/facts'
import type { Language } from '../../config/languages'

/** The number behind a price: exact, or the lowest and perhaps the highest. */
export interface PlanOffer {
  price: number | null
  minPrice: number | null
  maxPrice: number | null
  unit: string | null
}

const reference = /\{\{\s*([a-z0-9-]+)\s*\}\}/

// An amount after these words is the lowest one.
const from: Record<Language, RegExp> = { en: /\bfrom\s+$/i, fr: /à partir de\s+$/i }

/** The number of the fact that the words of a price name first; null when they name no amount of money. */
export function parsePriceOffer(words: string, facts: Facts, language: Language): PlanOffer | null {
  const named = reference.exec(words)
  const fact = facts[named?.[1] ?? '']
  if (!fact || isLawFact(fact) || fact.unit !== 'cad' || typeof fact.value === 'string') return null
  const [lowest = 0, highest = null] = [fact.value].flat()
  const least = highest !== null || fact.atLeast || from[language].test(words.slice(0, named?.index))
  return {
    price: least ? null : lowest,
    minPrice: least ? lowest : null,
    maxPrice: highest,
    unit: fact.per ?? null,
  }
}
