import { parseTree, type Node } from 'jsonc-parser'
import type { z } from 'zod'
import { formatFieldPath, type ContentProblem } from '../contentProblems'
import { explainInvalidJson } from '../faults/explainInvalidJson'
import type { ReadProblem } from '../faults/readProblem'
import { parseWithProblems } from '../zodProblems'
import { fileExists, readUtf8File } from './files'

/** A JSON file as written, valid or not. */
export interface JsonFile {
  file: string
  /** Its text, if the file exists and is UTF-8. */
  text?: string
  /** The parsed value, if it parses. */
  value?: unknown
  /** Why it cannot be read. */
  readProblem?: ReadProblem
  /** Validation problems. */
  problems: ContentProblem[]
}

/** Reads a JSON file without validating it; `readProblem` says why it cannot be read. */
export function readJsonFile(root: string, file: string): JsonFile {
  if (!fileExists(root, file))
    return { file, readProblem: { message: 'is missing; every site needs this file' }, problems: [] }
  const { text, readProblem } = readUtf8File(root, file)
  if (text === undefined) return { file, readProblem, problems: [] }
  try {
    const value: unknown = JSON.parse(text)
    return { file, text, value, problems: [] }
  } catch {
    return { file, text, readProblem: explainInvalidJson(text), problems: [] }
  }
}

/**
 * Reads and validates a JSON file that commands write. `data` is undefined if the file does not exist, or if it is
 * invalid; then `problems` says why.
 */
export function readAndParseOptionalJsonFile<S extends z.ZodType>(
  root: string,
  file: string,
  schema: S,
): { data?: z.output<S>; problems: ContentProblem[] } {
  if (!fileExists(root, file)) return { problems: [] }
  const { value, readProblem } = readJsonFile(root, file)
  return readProblem ? { problems: [{ file, ...readProblem }] } : parseWithProblems(schema, value, file)
}

/**
 * Returns a function that finds the line of a JSON field, or of its closest existing parent; undefined for the root.
 */
export function createJsonLineLookup(text: string): (field: string) => number | undefined {
  const offsets = new Map<string, number>()
  const tree = parseTree(text)
  if (tree) collect(tree, [], offsets)
  return field => {
    const offset = offsets.get(findClosestExistingField(field, offsets))
    return offset ? getLineNumberAtOffset(text, offset) : undefined
  }
}

/** The 1-based line number of an offset. */
export function getLineNumberAtOffset(text: string, offset: number): number {
  return text.slice(0, offset).split('\n').length
}

function collect(node: Node, path: PropertyKey[], offsets: Map<string, number>): void {
  const field = formatFieldPath(path)
  // A field’s position is that of its key; for duplicate keys the last one counts, as in JSON.parse.
  offsets.set(field, node.parent?.type === 'property' ? node.parent.offset : node.offset)
  if (node.type === 'array') node.children?.forEach((item, index) => collect(item, [...path, index], offsets))
  if (node.type === 'object')
    node.children?.forEach(({ children: [key, value] = [] }) => {
      if (key && value) collect(value, [...path, String(key.value)], offsets)
    })
}

/** The field, or its closest existing parent; '' is the root. */
export function findClosestExistingField(field: string, offsets: ReadonlyMap<string, number>): string {
  // `trail["/services"]` is the displayed form of a path that the parser knows as trail./services.
  let name = field.replace(/\["([^"]+)"\]/g, '.$1')
  while (name && !offsets.has(name)) name = name.replace(/(\.[^.[\]]*|\[\d+\]|^[^.[\]]*)$/, '')
  return name
}
