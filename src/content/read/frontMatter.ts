import { CORE_SCHEMA, load } from 'js-yaml'
import { isMap, isScalar, isSeq, parseDocument } from 'yaml'
import { formatFieldPath } from '../contentProblems'
import type { ReadProblem } from '../faults/readProblem'
import { explainMisreadYaml, explainYamlError } from '../faults/explainYamlError'
import { readUtf8File } from './files'
import { getLineNumberAtOffset, findClosestExistingField } from './json'

/** The two parts of an MDX file, valid or not. */
interface MdxFileParts {
  /** The parsed front matter; undefined if it does not parse. */
  data: unknown
  /** The front matter as written, without ---; empty if it is not delimited by ---. */
  yaml: string
  /** The text after it, as written. */
  body: string
  /** Number of lines before the text. */
  linesBefore: number
  /** Why the front matter does not parse. */
  readProblem?: ReadProblem
}

// CORE_SCHEMA keeps dates as strings; the default schema would parse them, turning February 30 into March 2.
const options = { schema: CORE_SCHEMA }

/** Reads the front matter and text of an MDX file, or an error. */
export function readMdxFileParts(root: string, file: string): MdxFileParts {
  const { text, readProblem } = readUtf8File(root, file)
  // Normalizes line endings.
  const source = text?.replace(/\r\n?/g, '\n')
  if (source === undefined) return { data: undefined, yaml: '', body: '', linesBefore: 0, readProblem }
  const parts = splitFrontMatter(source)
  const frame = findFrameFault(source)
  if (frame) return { ...parts, data: undefined, yaml: '', readProblem: frame }
  try {
    // The added line break makes line numbers count from the opening ---.
    const data = load(`\n${parts.yaml}`, options) ?? {}
    const misread = explainMisreadYaml(parts.yaml)
    return misread ? { ...parts, data: undefined, readProblem: misread } : { ...parts, data }
  } catch (error) {
    return { ...parts, data: undefined, readProblem: explainYamlError(source, error) }
  }
}

function findFrameFault(source: string): ReadProblem | undefined {
  const lines = source.split(/\r?\n/)
  if (!source.trim()) return { line: 1, message: 'is empty; start from a text like it' }
  if (/^---\w/.test(source)) return { line: 1, message: 'must begin with --- and nothing behind it on that line' }
  if (!/^---\s*$/.test(lines[0] ?? ''))
    return { line: 1, message: 'must begin with a line --- , the front matter, and another line ---' }
  if (!lines.slice(1).some(line => /^---\s*$/.test(line)))
    return { line: 1, message: 'lacks the line --- that ends the front matter; put it behind the last field' }
  return undefined
}

/** Returns a function that finds the line of a front matter field, or of its closest existing parent. */
export function createFrontMatterLineLookup(yaml: string): (field: string) => number | undefined {
  const offsets = new Map<string, number>([['', 0]])
  collect(parseDocument(yaml).contents, [], offsets)
  return field => {
    const name = findClosestExistingField(field, offsets)
    // The first line of the file is ---.
    return name ? getLineNumberAtOffset(yaml, offsets.get(name) ?? 0) + 1 : undefined
  }
}

function collect(node: unknown, path: PropertyKey[], offsets: Map<string, number>): void {
  if (isSeq(node))
    node.items.forEach((item, index) => {
      const at = [...path, index]
      const start = isMap(item) || isSeq(item) || isScalar(item) ? item.range?.[0] : undefined
      if (start !== undefined) offsets.set(formatFieldPath(at), start)
      collect(item, at, offsets)
    })
  if (isMap(node))
    node.items.forEach(({ key, value }) => {
      if (!isScalar(key)) return
      const at = [...path, String(key.value)]
      if (key.range) offsets.set(formatFieldPath(at), key.range[0])
      collect(value, at, offsets)
    })
}

function splitFrontMatter(source: string): Pick<MdxFileParts, 'yaml' | 'body' | 'linesBefore'> {
  const [whole = '', yaml = ''] = /^---[^\n]*\n([\s\S]*?)(?:^---[^\n]*(?:\n|$)|$(?![\s\S]))/m.exec(source) ?? []
  return { yaml, body: source.slice(whole.length), linesBefore: whole.split('\n').length - 1 }
}
