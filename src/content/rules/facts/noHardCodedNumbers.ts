import { placeholderPatternSource } from '../../../shared/placeholderSyntax'
import { findNumbersInText, type NumberInText } from '../../language/numbersInText'
import type { Language } from '../../../config/languages'
import type { Facts } from '../../model'
import type { VisibleText } from '../../read/visibleText'
import type { VisibleTextFinding, Rule } from '../rule'
import {
  guessNumberOwner,
  extractSentenceAt,
  namesPracticeOrOffer,
  usesFirstPersonPlural,
  type NumberOwner,
} from './numberOwner'
import {
  extractKeywordStems,
  isTimeUnitStem,
  listComparableFacts,
  type ComparableFact,
  timeUnitInFactIdPattern,
} from './comparableFacts'

export const noHardCodedNumbers: Rule = {
  requirement: 'Prices, percentages and counts of the practice come from facts.json and are never typed in the text.',
  level: 'problem',
  comparesWith: ['facts'],
  checkVisibleText: (copy, { facts }) =>
    copy.element || (copy.file === 'content/facts.json' && !/\.against\./.test(copy.field ?? ''))
      ? []
      : findTypedFigures(copy, facts),
  checkMarkdown: (markdown, { facts }) => findTypedFigures(markdown, facts),
}

/** A text with its file, field and language. */
type Place = Pick<VisibleText, 'file' | 'field' | 'language' | 'source'> & { text?: string }

// Not numbers of the copy: placeholders, URLs, list numbers, dates. Blanked out with the same length, so that indexes
// stay valid.
const months =
  'January|February|March|April|May|June|July|August|September|October|November|December|janvier|février|mars|avril|mai|juin|juillet|août|septembre|octobre|novembre|décembre'
const noFigures = new RegExp(
  [
    String.raw`${placeholderPatternSource}|https?:\/\/\S+|\]\([^)]*\)|\b(?:to|src|id)="[^"]*"|^[ \t>]*\d+[.)](?=\s)`,
    String.raw`(?:${months})[ \u00a0]\d{1,2}(?!\d)(?:, \d{4})?|\d{1,2}(?:er)?[ \u00a0](?:${months})(?:[ \u00a0]\d{4})?|\d{4}-\d\d-\d\d`,
  ].join('|'),
  'gmu',
)

function findTypedFigures(place: Place, facts: Facts): (VisibleTextFinding & { index: number })[] {
  const text = place.source.replace(noFigures, found => (found.startsWith('{') ? '…' : ' ').repeat(found.length))
  const own = listComparableFacts(facts)
  const figures = findNumbersInText(text, place.language)
  const signs = Object.entries(facts).flatMap(([id, fact]) =>
    typeof fact.value === 'string' && /\d/.test(fact.value) && text.includes(fact.value)
      ? [
          {
            index: text.indexOf(fact.value),
            message: `types the practice’s own “${fact.value}”; name the fact, so that it follows when it changes`,
            example: `{{${id}}}`,
          },
        ]
      : [],
  )
  const ends = new Set(figures.map(({ rangeEndIndex }) => rangeEndIndex))
  const found = figures.flatMap((figure, index) => {
    if (ends.has(index)) return []
    const other = figure.rangeEndIndex === undefined ? undefined : figures[figure.rangeEndIndex]
    const finding = createFinding(figure, other, text, place, own)
    return finding ? [{ ...finding, index: figure.index }] : []
  })
  return [...signs, ...found]
}

function createFinding(
  figure: NumberInText,
  other: NumberInText | undefined,
  text: string,
  copy: Place,
  own: ComparableFact[],
): VisibleTextFinding | undefined {
  const sentence = extractSentenceAt(text, figure.index)
  if (/<Source/.test(sentence) || isDayOfMonth(figure, text)) return undefined
  const fact = own.find(fact => matchesFact(fact, figure, other, sentence, copy))
  if (!fact && figure.unit === 'count' && !figure.atLeast) return undefined
  const owner = guessNumberOwner(sentence, copy.language)
  // A sentence about the law may still state a price of the practice, if it says “our”.
  if (owner === 'law' && !(fact?.unit === 'cad' && usesFirstPersonPlural(sentence, copy.language))) return undefined
  const shown = other ? text.slice(figure.index, other.index + other.typed.length).trim() : figure.typed
  if (fact) {
    const small =
      figure.unit === 'count' &&
      isSmall(figure) &&
      !isTimeUnitStem(figure.followingWords.flatMap(extractKeywordStems)[0] ?? '')
    const oneEnd = figure.unit === 'percent' && !other && fact.values.length > 1
    const sure =
      !small &&
      !oneEnd &&
      mayBelongToPractice(figure.unit, owner) &&
      (isJsonCopy(copy) || isAboutPractice(fact, figure, sentence, copy.language))
    return { level: sure ? 'problem' : 'notice', ...createKnownFactFinding(shown, fact, sure) }
  }
  if (isJsonCopy(copy)) return createUnknownNumberFinding(shown, owner)
  return figure.unit === 'cad' && owner === 'practice'
    ? {
        level: 'notice',
        message: `types the amount “${shown}” beside words of our own prices; a price of the practice stands in content/facts.json and is named, and a figure of the law has its <Source id="…" /> behind it`,
      }
    : undefined
}

function mayBelongToPractice(unit: NumberInText['unit'], owner: NumberOwner): boolean {
  return unit !== 'cad' || owner === 'practice' || owner === 'unknown'
}

// Pages are about the practice. Articles also cover others, whose rent or humidity may equal one of its numbers. What a
// number counts does not show whose it is: a register may list fifty companies.
function isAboutPractice(
  { subject }: ComparableFact,
  { unit, followingWords }: NumberInText,
  sentence: string,
  language: Language,
): boolean {
  const counted = followingWords.slice(0, 2).flatMap(extractKeywordStems)[0]
  return (
    namesPracticeOrOffer(sentence, language) ||
    (unit === 'percent' && /(?<!\p{L})(?:you|vous)(?!\p{L})/iu.test(sentence)) ||
    extractKeywordStems(sentence).some(word => subject[language].has(word) && !isTimeUnitStem(word) && word !== counted)
  )
}

// « Avant le 20 du mois »: a day of the month is not a count.
function isDayOfMonth({ index, typed }: NumberInText, text: string): boolean {
  return /^(?:(?:st|nd|rd|th)\b|[ \u00a0](?:du|de chaque|of the|of each|of every)[ \u00a0](?:mois|month))/u.test(
    text.slice(index + typed.trimEnd().length),
  )
}

// Of JSON files, only those of terms are not about the practice: definitions contain numbers of the law, next to their
// source.
function isJsonCopy({ file }: Place): boolean {
  return file.endsWith('.json') && !file.startsWith('content/terms/')
}

function createUnknownNumberFinding(shown: string, owner: NumberOwner): VisibleTextFinding {
  return {
    level: owner === 'outside' ? 'notice' : 'problem',
    message: `types the number “${shown}”; prices, percentages and counts stand once, in content/facts.json, and so does a figure of the law (kind “law”)`,
    example: '{{fgc-starter-price}}',
  }
}

function createKnownFactFinding(shown: string, { reference }: ComparableFact, sure: boolean): VisibleTextFinding {
  return {
    message: sure
      ? `types the practice’s own figure “${shown}”; name the fact, so that it follows when the figure changes`
      : `types “${shown}”, which the practice’s own figure is too; if it is that one, name the fact, so that it follows when it changes; if it is of the law, put <Source id="…" /> behind it; else leave it`,
    example: `{{${reference}}}`,
  }
}

function matchesFact(
  fact: ComparableFact,
  figure: NumberInText,
  other: NumberInText | undefined,
  sentence: string,
  copy: Place,
): boolean {
  if (fact.unit !== figure.unit) return false
  const typed = other && other.unit === figure.unit ? [figure.value, other.value] : [figure.value]
  const oneEnd = fact.unit === 'percent' && typed.length === 1 && fact.values.length > 1
  if (oneEnd) {
    // “Up to 70%” matches one end of a range.
    if (!fact.values.includes(figure.value)) return false
  } else if (fact.values.length !== typed.length || fact.values.some((value, index) => value !== typed[index]))
    return false
  if (figure.unit === 'cad') return true
  // Small counts match by chance: the noun counted and the subject of the sentence must match the fact, too.
  const subject = fact.subject[copy.language]
  const countSharedStems = () =>
    new Set(extractKeywordStems(sentence).filter(word => subject.has(word) && !isTimeUnitStem(word))).size
  if (figure.unit === 'percent') return oneEnd ? countSharedStems() > 1 : typed.length === 2 || countSharedStems() > 0
  if (figure.atLeast) return countSharedStems() > 0
  const counted = figure.followingWords
    .slice(0, 2)
    .flatMap(extractKeywordStems)
    .find(word => subject.has(word))
  // A duration only matches a unit of time, not what the time was spent on.
  if (!counted || (timeUnitInFactIdPattern.test(fact.reference) && !isTimeUnitStem(counted))) return false
  if (isSmall(figure) && !isTimeUnitStem(counted))
    return countSharedStems() > 1 && usesFirstPersonPlural(sentence, copy.language)
  return (
    countSharedStems() >
    (isTimeUnitStem(counted) && !isJsonCopy(copy) && guessNumberOwner(sentence, copy.language) !== 'practice' ? 1 : 0)
  )
}

// Numbers this small (“two clauses”, “four points”) may count anything.
function isSmall({ value }: NumberInText): boolean {
  return value < 10
}
