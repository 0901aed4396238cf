import type { Language } from '../../../config/languages'
import type { NumberInText } from '../../language/numbersInText'
import { memoizeByObject } from '../../memoize'
import { isLegalFigureFact, type Fact, type Facts } from '../../model'
import { listNumbers } from '../../model/facts'

/** A fact of the practice, for comparison with numbers typed in copy. */
export interface ComparableFact {
  /**
   * The placeholder to type instead, without braces: `fgc-starter-price`, or with a format, `fgc-starter-price:yearly`.
   */
  reference: string
  unit: NumberInText['unit']
  values: number[]
  /** Stems of the words in the fact’s claim and id: what it counts and is about. */
  subject: Record<Language, Set<string>>
}

/** Matches the id of a fact that names a unit of time, such as `start-weeks`. */
export const timeUnitInFactIdPattern = /(?:^|-)(?:minute|hour|day|week|month|year)s?(?:-|$)/

/** Collects numeric facts, monthly prices also per year; excludes legal figure facts. */
export const listComparableFacts = memoizeByObject(buildComparableFacts)

function buildComparableFacts(facts: Facts): ComparableFact[] {
  return Object.entries(facts).flatMap(([id, fact]) => {
    if (fact.unit === 'text' || isLegalFigureFact(fact)) return []
    const values = listNumbers(fact)
    const own = { unit: getComparableUnit(fact), subject: collectSubjectStems(id, fact) }
    return [
      { ...own, reference: id, values },
      ...(fact.per === 'month' ? [{ ...own, reference: `${id}:yearly`, values: values.map(value => value * 12) }] : []),
    ]
  })
}

function getComparableUnit({ unit }: Fact): ComparableFact['unit'] {
  return unit === 'cad' || unit === 'percent' ? unit : 'count'
}

// Units of time in a fact’s id, for claims that do not mention the unit.
const times: Record<string, string> = {
  minute: 'minut',
  hour: 'heure',
  day: 'jour',
  week: 'semai',
  month: 'mois',
  year: 'ans',
}

const empty =
  /^(?:that|this|which|with|from|when|where|their|they|than|taken|before|after|taxes|disbursements|dans|avec|sans|pour|première?|first|leur|dont|avant|après|débours|taux|plus|moins|lorsque|sont|cette|each|every|chaque)$/u

function collectSubjectStems(id: string, fact: Fact): ComparableFact['subject'] {
  const named = id.split('-').map(word => word.replace(/s$/, ''))
  const timed = named.flatMap(word => times[word] ?? [])
  return {
    en: new Set([
      ...extractKeywordStems(fact.claim.en),
      ...named.flatMap(word => (word in times ? truncateToStem(word) : extractKeywordStems(word))),
    ]),
    fr: new Set([...extractKeywordStems(fact.claim.fr), ...timed, ...(named.includes('year') ? ['année'] : [])]),
  }
}

/** The stems (first five letters) of a text’s significant words. */
export function extractKeywordStems(text: string): string[] {
  return (text.toLowerCase().match(/\p{L}{4,}|(?<!\p{L})ans?(?!\p{L})/gu) ?? [])
    .filter(word => !empty.test(word))
    .map(truncateToStem)
}

/** True for the stem of a unit of time. */
export function isTimeUnitStem(word: string): boolean {
  return /^(?:minut|hour|heure|days?|jours?|week|semai|month|mois|year|ans?|année)$/u.test(word)
}

function truncateToStem(word: string): string {
  return word === 'ans' || word === 'mois' ? word : word.replace(/s$/, '').slice(0, 5)
}
