import { suggestSpellings } from '../../language/dictionaries'
import { isInDictionaryWholeOrInParts } from '../../language/spelling'
import { notInEnglishNamePatternSource } from '../../language/typography/rules'
import type { VisibleTextFinding, Findings, Rule } from '../rule'

export const accentedCapitals: Rule = {
  requirement: 'French capitals keep their accents: À, É, PROPRIÉTÉ.',
  level: 'notice',
  checkVisibleText: ({ text, language }) =>
    language === 'fr' ? [...findOpeningWords(text), ...findFirstLetters(text), ...findWholeWords(text)] : [],
}

const createFinding = (index: number, word: string, meant: string): VisibleTextFinding => ({
  index,
  message: `has “${word}” without its accent; capitals keep them: “${meant}”`,
})

// A sentence cannot begin with the verb « a », so “A” stands for « À », unless what follows shows that it is a name. Here
// and below, the lookahead comes first because the lookbehind is slow.
const opening =
  /(?=[AC])(?<=^|[.!?…:][\s\u00a0]|[«“(|–—][\s\u00a0]?|\n)(?:A(?=[ \u00a0](?!(?:et|ou|est|a|n|ne|puis|contre|sur|comme|qui|dans)(?!\p{L}))\p{Ll})|Ca(?=[ \u00a0]\p{Ll}))/gu

function findOpeningWords(text: string): Findings<VisibleTextFinding> {
  return [...text.matchAll(opening)].map(({ 0: word, index }) => createFinding(index, word, word === 'A' ? 'À' : 'Ça'))
}

const capitalE = new RegExp(
  String.raw`(?=E)(?<![\p{L}\p{N}-])${notInEnglishNamePatternSource}E\p{Ll}{3,}(?![\p{L}\p{N}])`,
  'gu',
)

// « Etat », « Ecole »: not in the dictionary, but in it with an accent.
function findFirstLetters(text: string): Findings<VisibleTextFinding> {
  return [...text.matchAll(capitalE)].map(({ 0: word, index }) => {
    const meant = ['É', 'Ê', 'È'].map(letter => letter + word.slice(1)).find(other => isCommonWord(other))
    return meant && !isInDictionaryWholeOrInParts(word, 'fr') ? createFinding(index, word, meant) : undefined
  })
}

// Lower-cased, so that proper names do not count: their spelling is free.
function isCommonWord(word: string): boolean {
  return isInDictionaryWholeOrInParts(word.toLowerCase(), 'fr')
}

// « PROPRIETE »: a word only with its accents. ARRET is the keyword that stops text messages.
function findWholeWords(text: string): Findings<VisibleTextFinding> {
  return [...text.matchAll(/(?=[A-Z]{4})(?<![\p{L}\p{N}-])(?!ARRET(?!\p{L}))[A-Z]{4,}(?![\p{L}\p{N}-])/gu)].map(
    ({ 0: word, index }) => {
      if (isInDictionaryWholeOrInParts(word.toLowerCase(), 'fr')) return undefined
      const meant = suggestSpellings(word, 'fr').find(
        other => other.normalize('NFD').replace(/\p{M}/gu, '') === word.toLowerCase(),
      )
      return meant ? createFinding(index, word, meant.toUpperCase()) : undefined
    },
  )
}
