import type { Language } from '../../../config/languages'
import { amountPeriods, type AmountPeriod } from '../../model/facts'

const periods: Record<Language, Record<AmountPeriod, RegExp>> = {
  en: {
    hour: /^[ \u00a0,]*(?:\/ ?(?:hour|hr|h)|(?:an|per|each|every) hour|hourly)\b/iu,
    month: /^[ \u00a0,]*(?:\/ ?(?:month|mo)|(?:a|per|each|every) month|monthly)\b/iu,
    year: /^[ \u00a0,]*(?:\/ ?(?:year|yr)|(?:a|per|each|every) year|yearly|annually)\b/iu,
  },
  fr: {
    hour: /^[ \u00a0,]*(?:\/ ?h(?:eure)?|(?:de )?l[’']heure|par heure)(?!\p{L})/iu,
    month: /^[ \u00a0,]*(?:\/ ?mois|(?:par|chaque|le) mois)(?!\p{L})/iu,
    year: /^[ \u00a0,]*(?:\/ ?an(?:née)?|par an(?:née)?|l[’']an(?:née)?|chaque année)(?!\p{L})/iu,
  },
}

/** The period that a text begins with, such as “a month” behind an amount, and its words. */
export function findLeadingAmountPeriod(
  text: string,
  language: Language,
): { period: AmountPeriod; words: string } | undefined {
  for (const period of amountPeriods) {
    const [words] = periods[language][period].exec(text) ?? []
    if (words) return { period, words }
  }
  return undefined
}
