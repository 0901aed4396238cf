import { foldCaseAndAccents } from '../../../shared/searchText'
import type { VisibleText } from '../../read/visibleText'

const span = 4

/**
 * Features of a text that translation preserves: its numbers, the facts and sources that it names, and character
 * 4-grams, many of which English and French words share.
 */
export function extractSimilarityFeatures({ text, source }: Pick<VisibleText, 'text' | 'source'>): Set<string> {
  const features = new Set<string>()
  const plain = foldCaseAndAccents(text)
  for (const [word] of plain.matchAll(/[\p{L}\p{N}]+/gu)) {
    if (/\d/.test(word)) features.add(`number ${word}`)
    else for (let at = 0; at + span <= word.length; at++) features.add(word.slice(at, at + span))
  }
  for (const [, name = ''] of source.matchAll(/(?:\{\{|<Source id=")([\w-]+)/g)) features.add(`named ${name}`)
  return features
}

// Fewer shared pieces are a coincidence: “court” and « courte ».
const fewestPieces = 3

/**
 * Cosine similarity of two feature sets: 0 if they share no number or name and fewer than three 4-grams; otherwise up
 * to 1 for equal sets.
 */
export function computeFeatureSimilarity(one: ReadonlySet<string>, other: ReadonlySet<string>): number {
  const shared = [...one].filter(feature => other.has(feature))
  const isChance = shared.length < fewestPieces && !shared.some(feature => feature.includes(' '))
  return isChance ? 0 : shared.length / Math.sqrt(one.size * other.size)
}
