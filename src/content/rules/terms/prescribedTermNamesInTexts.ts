import { languages, type Language } from '../../../config/languages'
import { memoizeByObject } from '../../memoize'
import type { Terminology } from '../../model'
import type { AvoidedPhrase } from '../../model/terminology'
import type { Rule } from '../rule'
import { formatAvoidedPhraseAdvice, findAvoidedPhrases, toAvoidedPhraseObject } from './findAvoidedPhrases'

export const prescribedTermNamesInTexts: Rule = {
  requirement: 'Legal terms have the names that content/glossary.json prescribes.',
  level: 'problem',
  requiredParts: ['terminology'],
  comparesWith: ['terminology'],
  check: ({ terminology }) =>
    terminology.terms.flatMap((term, index) =>
      languages.flatMap(language =>
        (term.not?.[language] ?? []).map((avoided, place) =>
          toAvoidedPhraseObject(avoided).words.toLowerCase() === term[language].toLowerCase()
            ? {
                file: 'content/glossary.json',
                field: `terms[${index}].not.${language}[${place}]`,
                message: `forbids “${term[language]}”, the term itself; write here the words that must not stand for it`,
              }
            : undefined,
        ),
      ),
    ),
  // The English interface texts are prescribed, “email” among them.
  checkVisibleText: ({ file, text, language, element }, { terminology }) =>
    file === 'locales/en/common.json'
      ? []
      : findAvoidedPhrases(text, getAvoidedNames(terminology)[language], language).map(
          ({ entry: { term, avoided }, phrase }) => ({
            index: phrase.index,
            ...(isUnsure(avoided, element) && { level: 'notice' as const }),
            message: formatMessage(phrase.words.replace(/\s+/g, ' '), term, toAvoidedPhraseObject(avoided)),
          }),
        ),
}

// Foreign-language quotations are checked without their context, so `near` words cannot be seen.
function isUnsure(avoided: AvoidedPhrase, element?: string): boolean {
  const { maybe, near } = toAvoidedPhraseObject(avoided)
  return Boolean(maybe ?? (element === 'Foreign' && near?.length))
}

// `instead` is preferred to the term itself, which may be another part of speech.
function formatMessage(words: string, term: string, avoided: Exclude<AvoidedPhrase, string>): string {
  const advice = avoided.instead
    ? formatAvoidedPhraseAdvice(avoided)
    : `; the term is “${term}”${formatAvoidedPhraseAdvice(avoided)}`
  return `says “${words}”${advice}; if these words are right here, list them under “except” in content/glossary.json`
}

const getAvoidedNames = memoizeByObject((terminology: Terminology) => ({
  en: listAvoidedNames(terminology, 'en'),
  fr: listAvoidedNames(terminology, 'fr'),
}))

function listAvoidedNames({ terms }: Terminology, language: Language): { avoided: AvoidedPhrase; term: string }[] {
  return terms.flatMap(term => (term.not?.[language] ?? []).map(avoided => ({ avoided, term: term[language] })))
}
