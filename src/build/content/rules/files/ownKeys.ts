import { parseTree, type Node } from 'jsonc-parser'
import { fieldOf } from '../../../../lib/problems'
import { lineAt } from '../../json'
import type { Finding, Rule } from '../rule'

export const ownKeys: Rule = {
  holds: 'No field of a JSON file stands twice: a page would show the last one only.',
  level: 'problem',
  check: ({ json }) =>
    json.flatMap(({ file, text, fault }) => {
      const tree = text !== undefined && !fault && parseTree(text)
      return tree ? repeatedKeys(tree, [], file, text) : []
    }),
}

function repeatedKeys(node: Node, path: PropertyKey[], file: string, text: string): Finding[] {
  if (node.type === 'array')
    return (node.children ?? []).flatMap((item, index) => repeatedKeys(item, [...path, index], file, text))
  if (node.type !== 'object') return []
  const lines = new Map<string, number>()
  return (node.children ?? []).flatMap(({ offset, children: [key, value] = [] }) => {
    const name = String(key?.value)
    const [first, line] = [lines.get(name), lineAt(text, offset)]
    lines.set(name, line)
    const field = fieldOf([...path, name])
    return [
      ...(first
        ? [{ file, line, field, message: `stands twice, on lines ${first} and ${line}; keep one of them` }]
        : []),
      ...(value ? repeatedKeys(value, [...path, name], file, text) : []),
    ]
  })
}
