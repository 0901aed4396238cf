import type { Language } from '../../../config/languages'
import { memoizeByObject } from '../../memoize'
import type { Terminology } from '../../model'
import type { Rule } from '../rule'
import { formatAvoidedPhraseAdvice, findAvoidedPhrases, toAvoidedPhraseObject } from './findAvoidedPhrases'
import { mentionsPracticeInSentenceAt } from './mentionsPracticeInSentenceAt'

export const noReservedClaims: Rule = {
  requirement: 'The practice does not use titles or claims about itself that the rules on advertising reserve.',
  level: 'problem',
  requiredParts: ['terminology'],
  comparesWith: ['terminology'],
  checkVisibleText: ({ text, language, element = ' ' }, { terminology }) => {
    const found = findAvoidedPhrases(text, getReservedPhrases(terminology)[language], language).map(
      ({ entry, phrase }) => ({
        ...phrase,
        entry: toAvoidedPhraseObject(entry.avoided),
      }),
    )
    return (
      found
        .filter(({ index, words }) => !isDenied(text, index, language) && !isInside({ index, words }, found))
        // Two entries of the terminology may match the same words.
        .filter(
          ({ index, words }, place, all) =>
            place === all.findIndex(other => other.index === index && other.words === words),
        )
        .map(({ index, words, entry }) => ({
          index,
          ...((entry.maybe || (!element.includes(' ') && !mentionsPracticeInSentenceAt(text, index, language))) && {
            level: 'notice' as const,
          }),
          message: `says “${words.replace(/\s+/g, ' ')}”, which a law practice may not say of itself${formatAvoidedPhraseAdvice(entry)}`,
        }))
    )
  },
}

const getReservedPhrases = memoizeByObject(({ reserved }: Terminology) => ({
  en: reserved.en.map(avoided => ({ avoided })),
  fr: reserved.fr.map(avoided => ({ avoided })),
}))

const denials: Record<Language, RegExp> = {
  en: /(?:\b(?:not|no|never|nor|neither|without|cannot|nobody|nothing|none)\b|n[’']t\b)[^.;:!?]{0,40}$/iu,
  fr: /(?<!\p{L})(?:n[’']|(?:ne|pas|non|sans|aucune?|jamais|ni|nul)(?!\p{L}))[^.;:!?]{0,40}$/iu,
}

// Negations are allowed, and even required: “We cannot guarantee a result”.
function isDenied(text: string, index: number, language: Language): boolean {
  return denials[language].test(text.slice(Math.max(0, index - 60), index))
}

// The longer of two overlapping matches is more specific.
function isInside(phrase: { index: number; words: string }, all: { index: number; words: string }[]): boolean {
  const end = phrase.index + phrase.words.length
  return all.some(
    other =>
      other.words.length > phrase.words.length &&
      other.index <= phrase.index &&
      end <= other.index + other.words.length,
  )
}
