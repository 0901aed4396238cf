import type { Language } from '../../../config/languages'
import { foldCaseAndAccents, listSearchWords } from '../../../shared/searchText'
import { createWordMapper } from './createWordMapper'
import type { SearchRecord } from './records'

/** Minimum number of pages: below it, the index chunk of a word is small however common the word is. */
const fewestPages = 250

/** Estimate: words with the same four first letters are mostly in the same index chunk. */
const getPrefix = (word: string) => word.slice(0, 4)

/**
 * Words that occur on at least `fewestPages` pages of a language, largest index chunks first: queries skip them if
 * enough other words remain.
 */
export function listCommonWordsToSkipInQueries(records: readonly SearchRecord[]): string[] {
  if (records.length < fewestPages) return []
  const pages = new Map<string, number>()
  const weights = new Map<string, number>()
  const createWordLister = (language: Language) =>
    createWordMapper(word => listSearchWords(word, language).map(foldCaseAndAccents))
  const listWords = { en: createWordLister('en'), fr: createWordLister('fr') }
  for (const { language, sections } of records) {
    const words = new Set<string>()
    for (const { heading, paragraphs } of sections)
      for (const text of [heading, ...paragraphs])
        for (const word of new Set(listWords[language](text).flat())) {
          words.add(word)
          weights.set(getPrefix(word), (weights.get(getPrefix(word)) ?? 0) + 1)
        }
    words.forEach(word => pages.set(word, (pages.get(word) ?? 0) + 1))
  }
  const getIndexWeight = (word: string) => weights.get(getPrefix(word)) ?? 0
  return [...pages]
    .filter(([, count]) => count >= fewestPages)
    .sort(([one, a], [other, b]) => getIndexWeight(other) - getIndexWeight(one) || b - a)
    .map(([word]) => word)
}
