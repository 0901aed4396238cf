import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import { languages, type Language } from '../../config/languages'
import { createRecord } from '../../shared/properties'
import { memoizeByText } from '../memoize'
import { parseDictionary, type Dictionary } from './hunspell'

const names: Record<Language, string> = { en: 'dictionary-en-ca', fr: 'dictionary-fr' }
const packages = createRequire(join(process.cwd(), 'package.json'))

/** True if the dictionary has the word as typed, in lower case, or capitalized. */
export function isInDictionary(word: string, language: Language): boolean {
  return lookUps[language](word)
}

/** True if the dictionary has the word in lower case, so that it is not only a proper name. */
export function isLowercaseDictionaryWord(word: string, language: Language): boolean {
  return getDictionary(language).has(word.replace(/’/g, "'").normalize('NFC').toLowerCase())
}

/** True for the first part of some hyphenated word in the dictionary: “vice”, « sous ». */
export function startsHyphenatedDictionaryWord(word: string, language: Language): boolean {
  return getDictionary(language).beginsHyphenated(word)
}

/** Up to two dictionary words with a similar spelling. */
export function suggestSpellings(word: string, language: Language): string[] {
  return suggestions[language](word.toLowerCase())
}

const suggestions = createRecord(languages, language =>
  memoizeByText((word: string) => getDictionary(language).suggest(word)),
)

const lookUps = createRecord(languages, language =>
  memoizeByText((word: string) => {
    const { has } = getDictionary(language)
    const plain = word.replace(/’/g, "'").normalize('NFC')
    const small = plain.toLowerCase()
    return has(plain) || has(small) || has(small.charAt(0).toUpperCase() + small.slice(1))
  }),
)

const getDictionary = memoizeByText((language: Language): Dictionary => {
  const folder = dirname(packages.resolve(names[language]))
  return parseDictionary(
    readFileSync(join(folder, 'index.aff'), 'utf8'),
    readFileSync(join(folder, 'index.dic'), 'utf8'),
  )
})
