import escapeStringRegexp from 'escape-string-regexp'
import type { Language } from '../../../config/languages'
import { listTermNames } from '../../../shared/terms'
import type { CheckInput } from '../../read/checkInput'
import { createVisibleTextFinding } from '../createVisibleTextFinding'
import type { Rule } from '../rule'
import { computeFeatureSimilarity, extractSimilarityFeatures } from './crossLingualSimilarity'
import { pairVisibleTexts } from './pairVisibleTexts'

export const noMixedUpTerms: Rule = {
  requirement: 'If one language names a term of the glossary, the other does not name a similar one in its place.',
  level: 'notice',
  requiredParts: ['terms'],
  check: input => {
    const find = { en: createTermFinder(input, 'en'), fr: createTermFinder(input, 'fr') }
    return pairVisibleTexts(input).map(({ first, second }) => {
      const english = find.en(first.text)
      if (!english.size) return undefined
      const french = find.fr(second.text)
      const lacking = [...english.keys()].find(file => !french.has(file))
      const [, other] = [...french].find(([file]) => !english.has(file)) ?? []
      // The languages may mention terms in different sentences; only a term with a similar name is likely a mix-up.
      return lacking && other && isSimilarName(other, input.terms.find(({ file }) => file === lacking)?.term.term.fr)
        ? createVisibleTextFinding(
            second,
            `names “${other}” where the English names “${english.get(lacking)}”, another term of the glossary`,
          )
        : undefined
    })
  },
}

function isSimilarName(name: string, other = ''): boolean {
  const [one, another] = [name, other].map(text => extractSimilarityFeatures({ text, source: '' }))
  return Boolean(one && another && computeFeatureSimilarity(one, another) > 0.4)
}

/**
 * Creates a function that finds glossary terms in a text: a map from term file to the name used. Longer names take
 * precedence over shorter ones within them.
 */
function createTermFinder({ terms }: CheckInput, language: Language): (text: string) => Map<string, string> {
  const named = new Map(
    terms.flatMap(({ file, term }) => listTermNames(term, language).map(name => [normalize(name), { file, name }])),
  )
  const longestFirst = [...named.keys()].sort((one, other) => other.length - one.length).map(escapeStringRegexp)
  const pattern = new RegExp(`(?<![\\p{L}\\p{N}-])(?:${longestFirst.join('|')})(?![\\p{L}\\p{N}-])`, 'gu')
  return text =>
    new Map(
      longestFirst.length
        ? [...normalize(text).matchAll(pattern)].flatMap(([found]) => {
            const { file, name } = named.get(found) ?? {}
            return file && name ? [[file, name] as const] : []
          })
        : [],
    )
}

// Singular and plural are the same term.
function normalize(words: string): string {
  return (
    words
      .toLowerCase()
      .replace(/\s/g, ' ')
      .replace(/'/g, '’')
      // The lookbehind is placed after the ending, so that it runs only where one was found, which is much faster.
      .replace(/aux(?!\p{L})(?<=\p{L}{3}aux)/gu, 'al')
      .replace(/[sx](?!\p{L})(?<=\p{L}{4}[sx])/gu, '')
  )
}
