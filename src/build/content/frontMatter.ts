import matter from 'gray-matter'
import { CORE_SCHEMA, load } from 'js-yaml'
import { isMap, isScalar, isSeq, parseDocument } from 'yaml'
import { fieldOf, type Problem } from '../../lib/problems'
import { readWords } from './files'
import { lineAt, nearestField } from './json'

/** An MDX file in its two parts, sound or not. */
export interface FrontMatter {
  /** The front matter as data, when it can be read. */
  data: unknown
  /** The front matter as typed, without its ---. */
  yaml: string
  /** The text under it, as written. */
  body: string
  /** How many lines of front matter stand before it. */
  linesBefore: number
  problems: Problem[]
}

// YAML of its own accord makes dates of days, and of February 30 the 2nd of March: in this schema a day stays as typed.
// Front matter that begins with ---js would be run as a program.
const engines = {
  yaml: (source: string) => load(source, { schema: CORE_SCHEMA }) as object,
  javascript: () => {
    throw new Error('it begins with ---js instead of ---')
  },
}

/** The front matter of an MDX file and the text under it, or the problem that keeps them from being read. */
export function readFrontMatter(root: string, file: string): FrontMatter {
  const { text: source, problems } = readWords(root, file)
  if (source === undefined) return { data: undefined, yaml: '', body: '', linesBefore: 0, problems }
  const parts = partsOf(source)
  try {
    // Given options keep gray-matter from caching, which would hide an error at the second reading.
    const { data } = matter(source, { engines })
    return { ...parts, data, problems: [] }
  } catch (error) {
    return { ...parts, data: undefined, problems: [yamlProblem(file, error)] }
  }
}

/** The line in the file of a field of the front matter, or that of the nearest field around it that is there. */
export function frontMatterLines(yaml: string): (field: string) => number | undefined {
  const offsets = new Map<string, number>([['', 0]])
  collect(parseDocument(yaml).contents, [], offsets)
  return field => {
    const name = nearestField(field, offsets)
    // The first line of the file is its ---.
    return name ? lineAt(yaml, offsets.get(name) ?? 0) + 1 : undefined
  }
}

function collect(node: unknown, path: PropertyKey[], offsets: Map<string, number>): void {
  if (isSeq(node))
    node.items.forEach((item, index) => {
      const at = [...path, index]
      const start = isMap(item) || isSeq(item) || isScalar(item) ? item.range?.[0] : undefined
      if (start !== undefined) offsets.set(fieldOf(at), start)
      collect(item, at, offsets)
    })
  if (isMap(node))
    node.items.forEach(({ key, value }) => {
      if (!isScalar(key)) return
      const at = [...path, String(key.value)]
      if (key.range) offsets.set(fieldOf(at), key.range[0])
      collect(value, at, offsets)
    })
}

function partsOf(source: string): Omit<FrontMatter, 'data' | 'problems'> {
  const [whole = '', yaml = ''] = /^---[^\n]*\n([\s\S]*?)(?:^---[^\n]*(?:\n|$)|$(?![\s\S]))/m.exec(source) ?? []
  return { yaml, body: source.slice(whole.length), linesBefore: whole.split('\n').length - 1 }
}

function yamlProblem(file: string, error: unknown): Problem {
  const mark = error instanceof Error && 'mark' in error ? (error.mark as { line?: number }) : {}
  const reason = error instanceof Error ? (error.message.split('\n')[0] ?? '') : String(error)
  return {
    file,
    line: (mark.line ?? 0) + 1,
    message: `has front matter that is not valid YAML (${reason}); put texts that hold a colon in quotation marks`,
  }
}
