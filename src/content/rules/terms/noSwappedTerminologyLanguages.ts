import { getOtherLanguage, type Language } from '../../../config/languages'
import { extractWordsToSpellCheck, isInDictionaryWholeOrInParts } from '../../language/spelling'
import type { Rule } from '../rule'

/** Catches swapped names, which would make the glossary advise the wrong language. */
export const noSwappedTerminologyLanguages: Rule = {
  requirement: 'In content/glossary.json, English names of terms are in English and French names in French.',
  level: 'notice',
  requiredParts: ['terminology'],
  check: ({ terminology: { terms } }) =>
    terms.map(({ en, fr }, index) =>
      isOnlyIn('fr', en) && isOnlyIn('en', fr)
        ? {
            file: 'content/glossary.json',
            field: `terms[${index}].en`,
            message: `is “${en}” beside “${fr}” in French, which look exchanged; write each in its own language`,
          }
        : undefined,
    ),
}

/** True if every word is in the dictionary of this language and at least one is not in that of the other. */
function isOnlyIn(language: Language, name: string): boolean {
  const other = getOtherLanguage(language)
  const words = extractWordsToSpellCheck(name, language).map(({ word }) => word)
  return (
    words.some(word => isInDictionaryWholeOrInParts(word, language) && !isInDictionaryWholeOrInParts(word, other)) &&
    words.every(word => isInDictionaryWholeOrInParts(word, language))
  )
}
