import { languages, type Language } from '../config/languages'
import { formatFieldPath } from './contentProblems'
import type { CheckInput } from './read/checkInput'

/** A string inside a value, with its field path, and its language when its last key is `en` or `fr`. */
interface FoundString {
  text: string
  field: string
  /**
   * The name of the nearest enclosing field, such as `markdown` or `to`; language keys and list indexes do not count.
   */
  key: string
  language?: Language
}

/** Every string inside a value, in document order. Memoized by object identity: parsed files are never mutated. */
export function collectNestedStrings(value: unknown): FoundString[] {
  const found: FoundString[] = []
  if (typeof value !== 'object' || value === null) collect(value, [], found)
  else {
    const known = searched.get(value)
    if (known) return known
    collect(value, [], found)
    searched.set(value, found)
  }
  return found
}

/** Every string in files, with its file. */
export function collectFileStrings(files: readonly { file: string; value?: unknown }[]) {
  return files.flatMap(({ file, value }) => collectNestedStrings(value).map(found => ({ file, ...found })))
}

/** Every string in JSON files and front matter, with its file. */
export function collectJsonAndFrontMatterStrings({ jsonFiles, mdxFiles }: Pick<CheckInput, 'jsonFiles' | 'mdxFiles'>) {
  return collectFileStrings([...jsonFiles, ...mdxFiles.map(({ file, data }) => ({ file, value: data }))])
}

const searched = new WeakMap<object, FoundString[]>()

function collect(value: unknown, path: readonly PropertyKey[], into: FoundString[]): void {
  if (typeof value === 'string') into.push(createFoundString(value, path))
  else if (Array.isArray(value)) value.forEach((item, index) => collect(item, [...path, index], into))
  else if (typeof value === 'object' && value !== null)
    for (const [key, item] of Object.entries(value)) collect(item, [...path, key], into)
}

function createFoundString(text: string, path: readonly PropertyKey[]): FoundString {
  const names = path.filter(key => typeof key === 'string')
  const language = languages.find(language => language === path.at(-1))
  return { text, field: formatFieldPath(path), key: (language ? names.at(-2) : names.at(-1)) ?? '', language }
}
