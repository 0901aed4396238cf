import { parseTree, type Node } from 'jsonc-parser'
import { formatFieldPath } from '../../contentProblems'
import { getLineNumberAtOffset } from '../../read/json'
import type { ContentFinding, Findings, Rule } from '../rule'

export const noDuplicateKeys: Rule = {
  requirement: 'No field appears twice in a JSON file, because only the last one would be used.',
  level: 'problem',
  check: ({ jsonFiles }) =>
    jsonFiles.flatMap(({ file, text, value, readProblem }) => {
      const tree =
        text !== undefined && !readProblem && countKeysInText(text) > countKeysInValue(value) && parseTree(text)
      return tree ? findRepeatedKeys(tree, [], file, text) : []
    }),
}

// Counts key names, to compare with the parsed value: only files where JSON.parse dropped a key are parsed into a tree,
// which is slower.
function countKeysInText(text: string): number {
  let count = 0
  for (const [, colon] of text.matchAll(/"(?:[^"\\]|\\.)*"(\s*:)?/g)) if (colon) count++
  return count
}

function countKeysInValue(value: unknown): number {
  if (typeof value !== 'object' || value === null) return 0
  const inner = Object.values(value).reduce((sum: number, each) => sum + countKeysInValue(each), 0)
  return inner + (Array.isArray(value) ? 0 : Object.keys(value).length)
}

function findRepeatedKeys(node: Node, path: PropertyKey[], file: string, text: string): Findings<ContentFinding> {
  if (node.type === 'array')
    return (node.children ?? []).flatMap((item, index) => findRepeatedKeys(item, [...path, index], file, text))
  if (node.type !== 'object') return []
  const places = new Map<string, number>()
  return (node.children ?? []).flatMap(({ offset, children: [key, value] = [] }) => {
    const name = String(key?.value)
    const first = places.get(name)
    places.set(name, offset)
    return [
      first === undefined ? undefined : createFinding(first, offset, formatFieldPath([...path, name]), file, text),
      ...(value ? findRepeatedKeys(value, [...path, name], file, text) : []),
    ]
  })
}

function createFinding(first: number, second: number, field: string, file: string, text: string): ContentFinding {
  const [earlier, line] = [getLineNumberAtOffset(text, first), getLineNumberAtOffset(text, second)]
  return { file, line, field, message: `stands twice, on lines ${earlier} and ${line}; keep one of them` }
}
