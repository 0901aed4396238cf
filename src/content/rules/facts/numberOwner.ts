import type { Language } from '../../../config/languages'

/** Whose number it is, judging by the words around it; `unknown` if they do not tell. */
export type NumberOwner = 'practice' | 'law' | 'outside' | 'unknown'

// Words for the practice itself and its services.
const offers: Record<Language, RegExp> = {
  en: /\b(?:we|us|ours?|plans?|packages?|retainers?|subscriptions?|consultations?|fractional|fixed[- ]fee)\b/iu,
  fr: /(?<![\p{L}])(?:nous|notre|nos|nôtres?|forfaits?|mandats? mensuels?|consultations?|temps partagé|abonnements?)(?![\p{L}])/iu,
}

// Plan names are common words: they count with a capital inside a sentence.
const planNames = /(?<=\S[ \u00a0*“«(]+)(?:Starter|Growth|Scale|Démarrage|Croissance|Expansion)(?!\p{L})/u

// Words that go with prices and rates: a number beside one is taken for the practice’s.
const tariffs: Record<Language, RegExp> = {
  en: /\b(?:monthly|(?:per|a|each|every) month|hourly|(?:per|an) hour|pric(?:es?|ing)|tariff)\b|\/ ?(?:month|mo|hour|hr)\b/iu,
  fr: /(?<![\p{L}])(?:(?:par|chaque|le|du) mois|mensuel(?:le)?s?|l’heure|horaires?|tarifs?|prix|honoraires)(?![\p{L}])|\/ ?(?:mois|h)(?![\p{L}])/iu,
}

// Words next to numbers that the law sets: fines, sections, taxes, thresholds.
const law: Record<Language, RegExp> = {
  en: /\b(?:fines?|fined|penalt(?:y|ies)|offen[cs]es?|contraventions?|statut(?:e|es|ory)|thresholds?|remissions?|remitted|GST|QST|HST|PST|sales tax|withholding|damages|small claims|security for costs|deductible|imprisonment)\b|\b(?:Act|Acts|Regulations?|Code|Order|Rules)\b|\b(?:ss?\.|sections?|subsections?|paragraphs?|arts?\.|articles?) ?\d/u,
  fr: /(?<![\p{L}])(?:amendes?|pénalités?|sanctions?|infractions?|contraventions?|seuils?|remises?|TPS|TVQ|TVH|TVP|retenue|dommages|petites créances|cautionnement pour frais|franchise|emprisonnement|légal(?:e|es)?|légaux)(?![\p{L}])|(?<![\p{L}])(?:Loi|Lois|Règlements?|Code|Arrêté|Règles|Décret)(?![\p{L}])|(?<![\p{L}])(?:articles?|art\.|paragraphes?|alinéas?) ?\d/u,
}

// Third parties with numbers of their own: authorities, courts, public programs.
const outside: Record<Language, RegExp> = {
  en: /\b(?:Health Canada|CIPO|Minister|government|Barreau|courts?|tribunals?|Competition Bureau|hospitals?|insurers?|insurance|competitors?|studies|study|survey|official fees?|user fees?|filing fees?|FDA|EMA|agency)\b/u,
  fr: /(?<![\p{L}])(?:Santé Canada|OPIC|ministre|gouvernement|Barreau|cours?|tribunal|tribunaux|Bureau de la concurrence|hôpital|hôpitaux|assureurs?|assurance|études?|enquête|droits officiels|taxes officielles|FDA|EMA|agence)(?![\p{L}])/u,
}

/**
 * Guesses whose number a sentence contains: words of the law come first, except beside a monthly price in dollars, then
 * those of the practice, its services, prices and rates, then those of third parties.
 */
export function guessNumberOwner(sentence: string, language: Language): NumberOwner {
  const words = sentence
    .trim()
    .replace(/[\u00a0\u202f\n]/g, ' ')
    .replace(/'/g, '’')
  const small = words.charAt(0).toLowerCase() + words.slice(1)
  if ((law[language].test(words) || law[language].test(small)) && !/(?:\$|dollars?).{0,40}(?:month|mois)/iu.test(words))
    return 'law'
  if (namesPracticeOrOffer(words, language) || tariffs[language].test(words)) return 'practice'
  return outside[language].test(words) ? 'outside' : 'unknown'
}

const us: Record<Language, RegExp> = {
  en: /\b(?:we|us|ours?)\b/iu,
  fr: /(?<!\p{L})(?:nous|notre|nos|nôtres?)(?!\p{L})/iu,
}

/** True if the sentence uses “we” or “our”. */
export function usesFirstPersonPlural(sentence: string, language: Language): boolean {
  return us[language].test(sentence)
}

/** True if the sentence mentions the practice or one of its services, rather than only a price. */
export function namesPracticeOrOffer(sentence: string, language: Language): boolean {
  return offers[language].test(sentence) || planNames.test(sentence)
}

/** Returns the sentence at an index of a text. */
export function extractSentenceAt(text: string, index: number): string {
  if (last.text !== text) last = { text, ends: [...text.matchAll(ending)].map(match => match.index + 1) }
  const start = last.ends.findLast(end => end <= index) ?? 0
  return text.slice(start, last.ends.find(end => end > index) ?? text.length)
}

const ending = /[.!?;](?=[\s\u00a0\u202f]+\p{Lu})|\n{2,}|\||\n[ \t>]*(?:[-*#]|\d+\.)/gu

// Memoizes the last text: many numbers are looked up in the same one.
let last: { text: string; ends: number[] } = { text: '', ends: [] }
