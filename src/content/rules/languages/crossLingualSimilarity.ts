import type { VisibleText } from '../../read/visibleText'

const span = 4

/**
 * What words leave of themselves in a translation: their numbers, the facts and sources that they name, and pieces of long
 * words, of which English and French share many.
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

// “Court” and « courte » are alike by chance.
const fewestPieces = 3

/** How much of their traces two runs of words share: 0 for nothing, 1 for all. */
export function computeFeatureSimilarity(one: ReadonlySet<string>, other: ReadonlySet<string>): number {
  const shared = [...one].filter(trace => other.has(trace))
  const isChance = shared.length < fewestPieces && !shared.some(trace => trace.includes(' '))
  return isChance ? 0 : shared.length / Math.sqrt(one.size * other.size)
}
