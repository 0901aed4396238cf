import { parseTree, type Node } from 'jsonc-parser'
import { formatFieldPath, type ContentProblem } from '../contentProblems'
import { explainJsonError, type ReadError } from '../faults/explainJsonError'
import { fileExists, readUtf8File } from './files'

/** A JSON file as it was typed, whether its schema takes it or not. */
export interface JsonFile {
  file: string
  /** Its words, when it is there and saved as UTF-8. */
  text?: string
  /** What it holds, when it can be read. */
  value?: unknown
  /** Why it cannot be read. */
  readError?: ReadError
  /** What its schema says of it. */
  problems: ContentProblem[]
}

/** The JSON of a file, or the fault that keeps it from being read. */
export function readJsonFile(root: string, file: string): JsonFile {
  if (!fileExists(root, file))
    return { file, readError: { message: 'is missing; every site needs this file' }, problems: [] }
  const { text, fault } = readUtf8File(root, file)
  if (text === undefined) return { file, readError: fault, problems: [] }
  try {
    const value: unknown = JSON.parse(text)
    return { file, text, value, problems: [] }
  } catch {
    return { file, text, readError: explainJsonError(text), problems: [] }
  }
}

/** The line of a field of a JSON text, or that of the nearest field around it that is there; the whole has none. */
export function createJsonLineLookup(text: string): (field: string) => number | undefined {
  const offsets = new Map<string, number>()
  const tree = parseTree(text)
  if (tree) collect(tree, [], offsets)
  return field => {
    const offset = offsets.get(findClosestExistingField(field, offsets))
    return offset ? lineNumberAt(text, offset) : undefined
  }
}

/** The line of an offset in a text, the first being 1. */
export function lineNumberAt(text: string, offset: number): number {
  return text.slice(0, offset).split('\n').length
}

function collect(node: Node, path: PropertyKey[], offsets: Map<string, number>): void {
  const field = formatFieldPath(path)
  // A field is where its name stands; of two with one name JSON keeps the last.
  offsets.set(field, node.parent?.type === 'property' ? node.parent.offset : node.offset)
  if (node.type === 'array') node.children?.forEach((item, index) => collect(item, [...path, index], offsets))
  if (node.type === 'object')
    node.children?.forEach(({ children: [key, value] = [] }) => {
      if (key && value) collect(value, [...path, String(key.value)], offsets)
    })
}

// `trail["/services"]` is written so for its reader; the parser knows it as trail./services.
/** The field itself, or the nearest one around it that is there; '' is the whole. */
export function findClosestExistingField(field: string, offsets: ReadonlyMap<string, number>): string {
  let name = field.replace(/\["([^"]+)"\]/g, '.$1')
  while (name && !offsets.has(name)) name = name.replace(/(\.[^.[\]]*|\[\d+\]|^[^.[\]]*)$/, '')
  return name
}
