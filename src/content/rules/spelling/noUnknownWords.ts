import { getOtherLanguage, type Language } from '../../../config/languages'
import { suggestSpellings } from '../../language/dictionaries'
import { isInDictionaryWholeOrInParts, extractWordsToSpellCheck, type Word } from '../../language/spelling'
import { memoizeByObject } from '../../memoize'
import type { Terminology } from '../../model'
import { blankOutNames } from '../blankOutNames'
import type { Rule, VisibleTextFinding } from '../rule'

export const noUnknownWords: Rule = {
  requirement: 'Every word is in the dictionary of its language or in content/glossary.json.',
  level: 'notice',
  requiredParts: ['terminology', 'practice'],
  comparesWith: ['terminology', 'practice'],
  checkVisibleText: ({ text, language, field }, input) => {
    const own = getOwnWords(input.terminology)[language]
    const words = extractWordsToSpellCheck(blankOutNames(text, input), language)
    const unknown = words.filter(
      ({ word, index }) =>
        !isInDictionaryWholeOrInParts(word, language) && !isOwnWord(word, own, language) && !isName(word, text, index),
    )
    // More likely a text in a third language than that many typos.
    if (unknown.length > 5 && unknown.length > words.length / 2) return createForeignTextFinding(unknown)
    const seen = new Set<string>()
    return unknown.map(({ word, index }) => {
      if (seen.has(word)) return undefined
      seen.add(word)
      if (/^seo\.keywords/.test(field ?? '') && isInDictionaryWholeOrInParts(word, getOtherLanguage(language)))
        return undefined
      const [like] = suggestSpellings(word, language)
      return {
        index,
        message: `has the word “${word}”, which no dictionary of the site knows${like ? `; did you mean “${like}”` : ''}; when it is right, add it to “words” in content/glossary.json`,
      }
    })
  },
}

function createForeignTextFinding([first, ...rest]: Word[]): VisibleTextFinding {
  const shown = [first, ...rest.slice(0, 2)].map(word => `“${word?.word}”`).join(', ')
  return {
    index: first?.index,
    message: `has mostly words that no dictionary of the site knows (${shown} …), as a text in a third language has; translate it into the language of this place`,
  }
}

const getOwnWords = memoizeByObject((terminology: Terminology) => ({
  en: collectOwnWords(terminology, 'en'),
  fr: collectOwnWords(terminology, 'fr'),
}))

function collectOwnWords({ words, terms }: Terminology, language: Language): Set<string> {
  return new Set(
    [...(words?.[language] ?? []), ...terms.flatMap(term => term[language].split(/[\s\u00a0’'-]+/u))].map(word =>
      word.toLowerCase(),
    ),
  )
}

// The terminology lists a word once: plurals and hyphenated parts match it.
function isOwnWord(word: string, own: Set<string>, language: Language): boolean {
  const small = word.toLowerCase()
  const plain = small.replace(/[’']s?$/u, '')
  return (
    own.has(small) ||
    own.has(plain) ||
    own.has(plain.replace(/e?s$/u, '')) ||
    own.has(plain.replace(/s$/u, '')) ||
    word
      .split(/[-’']/u)
      .every(
        part =>
          part.length < 2 ||
          /^\p{Lu}+$/u.test(part) ||
          own.has(part.toLowerCase()) ||
          isInDictionaryWholeOrInParts(part, language),
      )
  )
}

// A word capitalized inside a sentence is a name, which no dictionary needs to contain.
function isName(word: string, text: string, index: number): boolean {
  return (
    /^\p{Lu}/u.test(word) &&
    /(?:[\p{L}\p{N},’'-]|(?<!\p{L})(?:Drs?|Mrs?|Ms|Prof|Me|Mme|M|St|Ste|No)\.)[\s\u00a0]*(?:[\p{Ll}]{1,4}[’'])?$/u.test(
      text.slice(0, index).replace(/[«“"(][\u00a0\u202f]?$/u, ''),
    )
  )
}
