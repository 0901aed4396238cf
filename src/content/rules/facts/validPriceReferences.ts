import { findPlaceholders } from '../../../shared/placeholderSyntax'
import { languages, type Language } from '../../../config/languages'
import { formatDidYouMeanHint } from '../../language/didYouMean'
import { findFact, isLegalFigureFact, type Fact, type Facts, type Section } from '../../model'
import { amountPeriods } from '../../model/facts'
import type { PriceReference } from '../../model/price'
import type { ContentFinding, Rule } from '../rule'
import { findLeadingAmountPeriod } from './amountPeriods'

/** A problem with a price reference, and its field. */
type PriceProblem = Required<Pick<ContentFinding, 'field' | 'message'>> & Pick<ContentFinding, 'example'>

export const validPriceReferences: Rule = {
  requirement: 'The price in a menu, plan, tab or card refers to a price in facts.json and agrees with it.',
  level: 'problem',
  requiredParts: ['facts', 'pages'],
  check: ({ pages, facts }) =>
    pages.flatMap(({ file, page }) =>
      [
        // The menu shows it next to the service’s name.
        { price: page.menu?.price, at: 'menu.price' },
        ...page.sections.flatMap((section, place) =>
          listPricedItems(section).map(({ price }, index) => ({
            price,
            at: `sections[${place}].items[${index}].price`,
          })),
        ),
      ].flatMap(({ price, at }) =>
        price
          ? findPriceProblems(price, facts).map(({ field, ...problem }) => ({
              ...problem,
              file,
              field: `${at}.${field}`,
            }))
          : [],
      ),
    ),
}

function listPricedItems(section: Section): { price?: PriceReference }[] {
  return section.type === 'cards' || section.type === 'plans' || section.type === 'tabs' ? section.items : []
}

function findPriceProblems(price: PriceReference, facts: Facts): PriceProblem[] {
  const fact = findFact(facts, price.fact)
  const inText = languages.flatMap(language => findTextProblems(price, fact, language))
  if (!fact) {
    const guess = formatDidYouMeanHint(price.fact, Object.keys(facts))
    return [{ field: 'fact', message: `names “${price.fact}”, which is not in content/facts.json${guess}` }, ...inText]
  }
  if (isLegalFigureFact(fact) || fact.unit !== 'cad')
    return [
      {
        field: 'fact',
        message: `names “${price.fact}”, which is no price: the fact of a price is the practice’s own and has the unit "cad"`,
      },
    ]
  return [...findPeriodProblems(price, fact.per), ...findMinimumProblems(price, fact), ...inText]
}

function findPeriodProblems({ fact, per }: PriceReference, own: string | undefined): PriceProblem[] {
  if (own && per !== own)
    return [
      {
        field: 'per',
        message: per
          ? `says “${per}”, but content/facts.json has “${fact}” per ${own}`
          : `is missing; content/facts.json has “${fact}” per ${own}, and readers must see it`,
        example: `"per": "${own}"`,
      },
    ]
  return !own && amountPeriods.some(period => period === per)
    ? [
        {
          field: 'per',
          message: `says “${per}”, but “${fact}” has no "per" in content/facts.json; give it one there, or take this one out`,
        },
      ]
    : []
}

function findMinimumProblems(
  { fact, from }: PriceReference,
  { value, atLeast }: Extract<Fact, { atLeast?: boolean }>,
): PriceProblem[] {
  const kind = Array.isArray(value)
    ? 'a range, which begins with its lowest price'
    : atLeast && 'a minimum, which says so'
  return from && kind ? [{ field: 'from', message: `is set for “${fact}”, ${kind} by itself; take "from" out` }] : []
}

const lowest: Record<Language, RegExp> = {
  en: /(?:from|starting at)[ \u00a0]+$/iu,
  fr: /(?:à partir de|à compter de|dès)[ \u00a0]+$/iu,
}

// The sentence must not repeat “from” or the period: search engines get these from the data.
function findTextProblems(
  { text, from, per }: PriceReference,
  fact: Fact | undefined,
  language: Language,
): PriceProblem[] {
  if (!text) return []
  const field = `text.${language}`
  const sentence = text[language]
  const shown = findPlaceholders(sentence).find(({ name }) => name === 'price')
  if (!shown) return [{ field, message: 'does not show the price; write {{price}} where it stands in the sentence' }]
  const before = sentence.slice(0, shown.index)
  const after = sentence.slice(shown.index + shown.typed.length)
  const [minimum] = lowest[language].exec(before) ?? []
  const [opening] = (language === 'fr' && Array.isArray(fact?.value) && /(?<!\p{L})de[ \u00a0]+$/iu.exec(before)) || []
  const period = findLeadingAmountPeriod(after, language)
  const typed = (words: string, where: string) => `has “${words.trim()}” ${where} {{price}}, which`
  return [
    ...(minimum
      ? [
          {
            field,
            message: `${typed(minimum, 'before')} says it by itself with "from"; take the words out`,
            ...(!from && { example: '"from": true' }),
          },
        ]
      : []),
    ...(opening ? [{ field, message: `${typed(opening, 'before')} opens a range by itself; take the word out` }] : []),
    ...(period
      ? [
          {
            field,
            message: `${typed(period.words, 'behind')} says it by itself with "per"; take the words out`,
            ...(!per && { example: `"per": "${period.period}"` }),
          },
        ]
      : []),
  ]
}
