import { languages } from '../../../config/languages'
import { foldCaseAndAccents } from '../../../shared/searchText'
import type { AvoidedPhrase } from '../../model/terminology'
import type { ContentFinding, Findings, Rule } from '../rule'

export const validAvoidedPhraseExceptions: Rule = {
  requirement:
    'An exception for an avoided word contains that word, and no exception allows a reserved word for the practice itself.',
  level: 'notice',
  requiredParts: ['terminology'],
  check: ({ terminology: { reserved, terms } }) =>
    languages.flatMap(language => [
      ...checkExceptions(reserved[language], `reserved.${language}`, checkUsability),
      ...checkExceptions(reserved[language], `reserved.${language}`, checkSubject),
      ...terms.flatMap(({ not }, index) =>
        checkExceptions(not?.[language] ?? [], `terms[${index}].not.${language}`, checkUsability),
      ),
    ]),
}

type CheckException = (run: string, words: string) => Pick<ContentFinding, 'level' | 'message'> | undefined

function checkExceptions(
  avoided: readonly AvoidedPhrase[],
  field: string,
  check: CheckException,
): Findings<ContentFinding> {
  return avoided.flatMap((entry, index) =>
    typeof entry === 'string'
      ? []
      : (entry.except ?? []).map((run, at) => {
          const finding = check(run, entry.words)
          return finding && { file: 'content/glossary.json', field: `${field}[${index}].except[${at}]`, ...finding }
        }),
  )
}

const checkUsability: CheckException = (run, words) =>
  sharesWordStem(run, words)
    ? undefined
    : { message: `is “${run}”, which does not hold “${words}”; write the run of words that holds it, or take it out` }

const us = /^(?:our|we|nous|notre|nos)(?!\p{L})/iu

// Exceptions are for sentences about others; about the practice the word stays reserved.
const checkSubject: CheckException = run =>
  us.test(run)
    ? {
        level: 'problem',
        message: `is “${run}”, which speaks of the practice, whom the word is reserved against; take it out`,
      }
    : undefined

// Compares the first letters only, without accents, so that all inflected forms match.
const stem = 4

function sharesWordStem(run: string, words: string): boolean {
  const stems = [...foldCaseAndAccents(words).matchAll(/\p{L}{3,}/gu)].map(([word]) => word.slice(0, stem))
  return stems.some(known => foldCaseAndAccents(run).includes(known))
}
