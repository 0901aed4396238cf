import type { Language } from '../../config/languages'
import { findFact, isLegalFigureFact } from '../model/facts'
import type { PriceReference, BillingUnit, LocalizedPrice } from '../model/price'
import { formatFact } from './factFormats'
import { capitalize } from '../language/capitalize'
import { fillPlaceholdersAndDownloadNotes, type PlaceholderContext } from './placeholders'

interface PriceWords {
  from: string
  range: (amount: string) => string
  per: Record<BillingUnit, string>
}

const priceWords: Record<Language, PriceWords> = {
  en: {
    from: 'from',
    range: amount => amount,
    per: { hour: 'an hour', month: 'a month', year: 'a year', project: 'a project', package: 'a package' },
  },
  fr: {
    from: 'à partir de',
    range: amount => `de ${amount}`,
    per: { hour: 'l’heure', month: 'par mois', year: 'par an', project: 'par projet', package: 'par forfait' },
  },
}

/** Builds the price of a price reference in a language. Throws if its fact is unknown or a text. */
export function buildLocalizedPrice(
  price: PriceReference,
  context: PlaceholderContext,
  language: Language,
): LocalizedPrice {
  const fact = findFact(context.facts, price.fact)
  if (!fact || typeof fact.value === 'string') throw new Error(`“${price.fact}” is no amount of content/facts.json.`)
  const [lowest = 0, highest] = [fact.value].flat()
  const words = priceWords[language]
  const figure = formatFact(fact, language)
  const amount = price.from ? `${words.from} ${figure}` : highest === undefined ? figure : words.range(figure)
  const period = price.per && words.per[price.per]
  const whole = period ? `${amount} ${period}` : amount
  const text = fillPlaceholdersAndDownloadNotes(
    price.text?.[language] ?? '{{price}}',
    { ...context, price: whole },
    language,
  )
  // Capitalized at the beginning of a sentence.
  const start = text.toLowerCase().indexOf(whole.toLowerCase())
  return {
    fact: price.fact,
    from: Boolean(price.from) || (!isLegalFigureFact(fact) && Boolean(fact.atLeast)),
    per: price.per,
    amount: capitalize(amount),
    opening: price.from ? capitalize(words.from) : undefined,
    figure: price.from ? figure : capitalize(amount),
    period,
    text,
    phrase: text.slice(start, start + whole.length),
    lowest,
    highest,
  }
}
