import type { VisibleText } from '../../read/visibleText'

const span = 4

/**
 * Features of a text that translation preserves: its numbers, the facts and sources that it names, and four-letter
 * pieces of words, many of which English and French share.
 */
export function extractSimilarityFeatures({ text, source }: Pick<VisibleText, 'text' | 'source'>): Set<string> {
  const traces = new Set<string>()
  const plain = text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase()
  for (const [word] of plain.matchAll(/[\p{L}\p{N}]+/gu)) {
    if (/\d/.test(word)) traces.add(`number ${word}`)
    else for (let at = 0; at + span <= word.length; at++) traces.add(word.slice(at, at + span))
  }
  for (const [, name = ''] of source.matchAll(/(?:\{\{|<Source id=")([\w-]+)/g)) traces.add(`named ${name}`)
  return traces
}

// Fewer shared pieces are a coincidence: “court” and « courte ».
const fewestPieces = 3

/** Cosine similarity of two feature sets: 0 if nothing is shared, 1 if they are equal. */
export function computeFeatureSimilarity(one: ReadonlySet<string>, other: ReadonlySet<string>): number {
  const shared = [...one].filter(trace => other.has(trace))
  const isChance = shared.length < fewestPieces && !shared.some(trace => trace.includes(' '))
  return isChance ? 0 : shared.length / Math.sqrt(one.size * other.size)
}
