import { placeholderPatternSource } from '../../../shared/placeholderSyntax'
import type { Language } from '../../../config/languages'
import { isLegalFigureFact, type Facts } from '../../model'
import type { VisibleTextFinding, Rule } from '../rule'
import { guessNumberOwner, extractSentenceAt, usesFirstPersonPlural } from './numberOwner'
import { extractKeywordStems, isTimeUnitStem, listComparableFacts } from './comparableFacts'

export const noParaphrasedDurations: Rule = {
  requirement: 'A duration that a fact states is not repeated nearby in other words, such as “half an hour”.',
  level: 'notice',
  requiredParts: ['facts'],
  comparesWith: ['facts'],
  checkVisibleText: (copy, { facts }) =>
    copy.element || copy.file === 'content/facts.json' || copy.file.startsWith('locales/')
      ? []
      : findParaphrasedDurations(copy.source, copy.language, facts),
  checkMarkdown: ({ source, language }, { facts }) => findParaphrasedDurations(source, language, facts),
}

interface Span {
  words: Record<Language, RegExp>
  /** Value and unit (as in its id) of the fact that the words paraphrase. */
  value: number
  unit: RegExp
}

const spans: Span[] = [
  {
    words: { en: /half[- \u00a0](?:an )?hours?|half-hourly|thirty minutes/giu, fr: /demi-heures?|demie-heures?/giu },
    value: 30,
    unit: /minutes?/,
  },
  { words: { en: /quarter of an hour/giu, fr: /quart d[’']heure/giu }, value: 15, unit: /minutes?/ },
  {
    words: {
      en: /(?:one|a|1|the (?:next|following))[ \u00a0](?:business|working)[ \u00a0]day/giu,
      fr: /(?:un|1|du|le)[ \u00a0]jour[ \u00a0]ouvrable(?:[ \u00a0]suivant)?/giu,
    },
    value: 24,
    unit: /hours?/,
  },
  {
    words: { en: /two[ \u00a0](?:business[ \u00a0])?days/giu, fr: /deux[ \u00a0]jours(?:[ \u00a0]ouvrables)?/giu },
    value: 48,
    unit: /hours?/,
  },
  { words: { en: /(?:a|one) decade/giu, fr: /(?:une|d[’']une) décennie/giu }, value: 10, unit: /years?/ },
]

const always: Record<Language, RegExp> = {
  en: /(?:a)?round[- \u00a0]the[- \u00a0]clock|(?:24|twenty[- \u00a0]four)[ \u00a0]hours?[ \u00a0](?:a|per|each|every)[ \u00a0]day|(?:7|seven)[ \u00a0]days[ \u00a0](?:a|per)[ \u00a0]week|day (?:and|or) night|night (?:and|or) day|24[ \u00a0]?[-‑x×][ \u00a0]?7(?!\d)/giu,
  fr: /(?:24|vingt-quatre)[ \u00a0]?(?:h|heures)[ \u00a0]sur[ \u00a0](?:24|vingt-quatre)|(?:7|sept)[ \u00a0]jours[ \u00a0](?:sur[ \u00a0](?:7|sept)|par[ \u00a0]semaine)|(?:de[ \u00a0])?(?:jour|nuit)[ \u00a0](?:et|ou|comme)[ \u00a0](?:de[ \u00a0])?(?:nuit|jour)|24[ \u00a0]?[-‑x×][ \u00a0]?7(?!\d)/giu,
}

// Words about reaching somebody: “around the clock” is not reported of a freezer.
const reached: Record<Language, RegExp> = {
  en: /\b(?:calls?|reach|available|answers?|emergenc(?:y|ies)|urgent|contact|phone|clients?)\b/iu,
  fr: /(?<!\p{L})(?:appel(?:er|ez|ent|s)?|joindre|joignez|joignables?|disponibles?|répon(?:d|dons|se)s?|urgences?|urgente?s?|clients?|clientèle|téléphone)(?!\p{L})/iu,
}

const skipped = new RegExp(String.raw`${placeholderPatternSource}|https?://\S+|\]\([^)]*\)`, 'g')

function findParaphrasedDurations(typed: string, language: Language, facts: Facts): VisibleTextFinding[] {
  const text = typed.replace(skipped, found => '…'.repeat(found.length))
  const own = listComparableFacts(facts)
  const inSpans = spans.flatMap(({ words, value, unit }) =>
    [...text.matchAll(words[language])].flatMap(({ 0: found, index }) => {
      const sentence = extractSentenceAt(text, index)
      if (guessNumberOwner(sentence, language) === 'law' || /<Source/.test(sentence)) return []
      const said = extractKeywordStems(sentence).filter(word => !isTimeUnitStem(word))
      const fact = own.find(
        ({ reference, values, subject }) =>
          values.length === 1 &&
          values[0] === value &&
          reference.split('-').some(name => unit.test(name)) &&
          said.some(word => subject[language].has(word)),
      )
      return fact ? [createFinding(found, index, fact.reference)] : []
    }),
  )
  const [name] = Object.entries(facts).find(([, fact]) => !isLegalFigureFact(fact) && fact.value === '24/7') ?? []
  const inAlways = name
    ? [...text.matchAll(always[language])].flatMap(({ 0: found, index }) => {
        const sentence = extractSentenceAt(text, index)
        return reached[language].test(sentence) || usesFirstPersonPlural(sentence, language)
          ? [createFinding(found, index, name)]
          : []
      })
    : []
  return [...inSpans, ...inAlways]
}

function createFinding(words: string, index: number, reference: string): VisibleTextFinding {
  return {
    index,
    message: `says “${words}”, which a fact of the practice gives; name the fact, so that it follows when it changes`,
    example: `{{${reference}}}`,
  }
}
