import { parseTree, type Node } from 'jsonc-parser'
import { formatFieldPath } from '../../contentProblems'
import { lineNumberAt } from '../../read/json'
import type { Finding, Rule } from '../rule'

export const noDuplicateKeys: Rule = {
  requirement: 'No field appears twice in a JSON file, because only the last one would be used.',
  level: 'problem',
  check: ({ jsonFiles }) =>
    jsonFiles.flatMap(({ file, text, value, readError }) => {
      const tree = text !== undefined && !readError && namesIn(text) > keysIn(value) && parseTree(text)
      return tree ? repeatedKeys(tree, [], file, text) : []
    }),
}

// Counts key names, to compare with the parsed value: only files where JSON.parse dropped a key are parsed into a tree,
// which is slower.
function namesIn(text: string): number {
  let count = 0
  for (const [, colon] of text.matchAll(/"(?:[^"\\]|\\.)*"(\s*:)?/g)) if (colon) count++
  return count
}

function keysIn(value: unknown): number {
  if (typeof value !== 'object' || value === null) return 0
  const inner = Object.values(value).reduce((sum: number, each) => sum + keysIn(each), 0)
  return inner + (Array.isArray(value) ? 0 : Object.keys(value).length)
}

function repeatedKeys(node: Node, path: PropertyKey[], file: string, text: string): Finding[] {
  if (node.type === 'array')
    return (node.children ?? []).flatMap((item, index) => repeatedKeys(item, [...path, index], file, text))
  if (node.type !== 'object') return []
  const places = new Map<string, number>()
  return (node.children ?? []).flatMap(({ offset, children: [key, value] = [] }) => {
    const name = String(key?.value)
    const first = places.get(name)
    places.set(name, offset)
    return [
      ...(first === undefined ? [] : [twice(first, offset, formatFieldPath([...path, name]), file, text)]),
      ...(value ? repeatedKeys(value, [...path, name], file, text) : []),
    ]
  })
}

function twice(first: number, second: number, field: string, file: string, text: string): Finding {
  const [earlier, line] = [lineNumberAt(text, first), lineNumberAt(text, second)]
  return { file, line, field, message: `stands twice, on lines ${earlier} and ${line}; keep one of them` }
}
