import type { Language } from '../../config/languages'
import { findNumbersInText } from './numbersInText'

const beginnings: Record<Language, RegExp> = { en: /^(?:before|the day) /iu, fr: /^(?:avant|le jour) /iu }
// Without hours: “9 h” is a time of the day.
const timeUnits: Record<Language, RegExp> = {
  en: /^(?:days?|weeks?|months?|years?)$/,
  fr: /^(?:jours?|semaines?|mois|ans?|années?)$/,
}

/**
 * Whether a subject is a moment: a date with its year (“June 2, 2031.”), a time from another moment (“30 months from the
 * priority date.”), or “before …” or “the day …”.
 */
export function isMoment(subject: string, language: Language): boolean {
  if (/\d{4}\.$/.test(subject) || beginnings[language].test(subject)) return true
  const [first] = findNumbersInText(subject, language)
  return first?.index === 0 && timeUnits[language].test(first.followingWords[0] ?? '')
}
