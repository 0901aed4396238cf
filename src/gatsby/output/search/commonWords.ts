import { foldCaseAndAccents, listSearchWords } from '../../../shared/searchText'
import type { SearchRecord } from './records'

/** Below this, the piece of the index about a word weighs little, however common it is: today no word reaches it. */
const fewestPages = 250

/** The words that stand on hundreds of the pages of a language, the most common first. */
export function listCommonWords(records: readonly SearchRecord[]): string[] {
  const pages = new Map<string, number>()
  for (const { language, sections } of records) {
    const text = sections.flatMap(({ heading, paragraphs }) => [heading, ...paragraphs]).join(' ')
    const words = new Set(listSearchWords(text, language).map(foldCaseAndAccents))
    words.forEach(word => pages.set(word, (pages.get(word) ?? 0) + 1))
  }
  return [...pages]
    .filter(([, count]) => count >= fewestPages)
    .sort(([, a], [, b]) => b - a)
    .map(([word]) => word)
}
