import { getOtherLanguage, languageDetails, type Language } from '../../../config/languages'
import { truncateToSingleLine } from '../../language/truncateToSingleLine'
import { memoizeByText } from '../../memoize'
import type { VisibleText } from '../../read/visibleText'
import { isInDictionaryWholeOrInParts, extractWordsToSpellCheck } from '../../language/spelling'
import { blankOutNames } from '../blankOutNames'
import type { TextRuleReferenceData, VisibleTextFinding, Rule } from '../rule'

export const textInExpectedLanguage: Rule = {
  requirement: 'Every text is written in the language of its file or field.',
  level: 'problem',
  requiredParts: ['terminology'],
  comparesWith: ['terminology', 'practice'],
  checkVisibleText: (copy, context) => {
    if (/^seo\.keywords/.test(copy.field ?? '')) return checkKeyword(copy, context)
    const { text, language } = copy
    const words = blankOutNames(text, context)
    const all = countWordsByLanguage(words, language)
    if (isForeign(all))
      return createFinding(text, language, 0, isForeignByNames(words, all, language) ? 'notice' : undefined)
    const sentence =
      all.foreign >= enough &&
      splitSentences(words).find(sentence => isForeign(countWordsByLanguage(sentence, language)))
    return sentence
      ? createFinding(
          sentence,
          language,
          text.indexOf(sentence.slice(0, 12)),
          isForeignByNames(sentence, countWordsByLanguage(sentence, language), language) ? 'notice' : undefined,
        )
      : checkShortText(copy, words, all, context)
  },
}

/** Minimum number of foreign words to be sure; shorter texts get a stricter test, since a word may be a name. */
const enough = 4

function createFinding(text: string, language: Language, index = 0, level?: 'notice'): VisibleTextFinding {
  const foreign = getOtherLanguage(language)
  return {
    index: Math.max(0, index),
    message: `seems to be in ${languageDetails[foreign].englishName} where ${languageDetails[language].englishName} belongs: “${truncateToSingleLine(text, 50)}”; translate it, or mark words of the other language as <Foreign lang="${foreign}">…</Foreign> in a text`,
    ...(level && { level }),
  }
}

// A sentence may contain the name of a company or of a journal in the other language.
const innerNames =
  /(?<=[\p{Ll}\p{N},;’'«(][\s\u00a0]?|^)\p{Lu}[\p{L}’-]*(?:[\s\u00a0](?:(?:of|and|the|for|in|de|du|des|et|&)[\s\u00a0])*\p{Lu}[\p{L}’-]*)+/gu

function isForeignByNames(words: string, { own }: Told, language: Language): boolean {
  return (
    own > 0 &&
    !isForeign(
      countWordsByLanguage(
        words.replace(innerNames, name => ' '.repeat(name.length)),
        language,
      ),
    )
  )
}

// Most words are in the dictionary of one language only, so that several of them identify a sentence’s language
// reliably.
function isForeign({ own, foreign }: Told): boolean {
  return foreign >= enough && foreign > 2 * own
}

function splitSentences(text: string): string[] {
  return text.split(/(?<=[.;:!?])[\s\u00a0]+/u)
}

// Function words that the other dictionary contains in another sense: they still identify their language.
const telling: Record<Language, ReadonlySet<string>> = {
  en: new Set([
    'us',
    'of',
    'for',
    'the',
    'and',
    'to',
    'with',
    'at',
    'by',
    'our',
    'your',
    'we',
    'you',
    'more',
    'from',
    'this',
    'that',
    'how',
    'what',
    'when',
    'who',
    'are',
    'is',
    'it',
  ]),
  fr: new Set([
    'les',
    'des',
    'du',
    'nos',
    'vos',
    'une',
    'dans',
    'avec',
    'aux',
    'notre',
    'votre',
    'nous',
    'vous',
    'sont',
    'qui',
    'cette',
    'ces',
    'leurs',
  ]),
}

function isWordOfLanguage(word: string, language: Language): boolean {
  const other = getOtherLanguage(language)
  return !telling[other].has(word.toLowerCase()) && isInDictionaryWholeOrInParts(word, language)
}

/** The only language that has the word; undefined if both or none do. */
const findOnlyLanguage = memoizeByText((word: string): Language | undefined => {
  const [isEnglish, isFrench] = [isWordOfLanguage(word, 'en'), isWordOfLanguage(word, 'fr')]
  return isEnglish === isFrench ? undefined : isEnglish ? 'en' : 'fr'
})

/** Number of words that exist only in this language, only in the other one, and in total. */
interface Told {
  own: number
  foreign: number
  count: number
}

function countWordsByLanguage(text: string, language: Language): Told {
  const words = extractWordsToSpellCheck(text, language)
  let own = 0
  let foreign = 0
  for (const { word } of words) {
    const only = findOnlyLanguage(word)
    if (only === language) own++
    else if (only) foreign++
  }
  return { own, foreign, count: words.length }
}

// Search keywords may contain names and foreign words: reported only if there are several and no word of the text’s own
// language.
function checkKeyword({ text, language }: VisibleText, context: TextRuleReferenceData): VisibleTextFinding | undefined {
  const { own, foreign } = countWordsByLanguage(blankOutNames(text, context), language)
  return foreign > 1 && !own ? createFinding(text, language, 0, 'notice') : undefined
}

// Short texts are reported if some words are only in the other language and none only in this one.
function checkShortText(
  { file, field, language, text }: VisibleText,
  words: string,
  { own, foreign, count }: Told,
  { terminology }: TextRuleReferenceData,
): VisibleTextFinding | undefined {
  if (!foreign || own > 0 || count > 14) return undefined
  const known = new Set((terminology.words?.[language] ?? []).map(word => word.toLowerCase()))
  const unknown = extractWordsToSpellCheck(words, language).filter(
    ({ word }) => !isWordOfLanguage(word, language) && !known.has(word.toLowerCase()),
  )
  if (!unknown.length) return undefined
  // A single word, or words that are all capitalized, may be a name.
  const rest = unknown.filter(({ word, index }) => index > 0 && /^\p{Lu}/u.test(word))
  const isSure = foreign > 1 ? rest.length < foreign - 1 || unknown.length === 1 : count === 1 && foreign === 1
  // A holiday may have its official name in one language.
  const isHoliday = file === 'content/practice.json' && field?.startsWith('closures')
  return createFinding(text, language, 0, isSure && !isHoliday ? undefined : 'notice')
}
