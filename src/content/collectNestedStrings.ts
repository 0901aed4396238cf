import { languages, type Language } from '../config/languages'
import { formatFieldPath } from './contentProblems'
import { memoizeByObject } from './memoize'
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

/** Every value inside a value, beginning with itself, in document order. */
export function collectNestedValues(
  value: unknown,
  path: readonly PropertyKey[] = [],
): { value: unknown; path: readonly PropertyKey[] }[] {
  if (typeof value !== 'object' || value === null) return [{ value, path }]
  const inner = Array.isArray(value) ? [...value.entries()] : Object.entries(value)
  return [{ value, path }, ...inner.flatMap(([key, each]) => collectNestedValues(each, [...path, key]))]
}

/** Every string inside a value, in document order. Memoized by object identity: parsed files are never mutated. */
export function collectNestedStrings(value: unknown): FoundString[] {
  return typeof value === 'object' && value !== null ? collectOnce(value) : collect(value)
}

const collectOnce = memoizeByObject(collect)

function collect(root: unknown): FoundString[] {
  return collectNestedValues(root).flatMap(({ value, path }) =>
    typeof value === 'string' ? [createFoundString(value, path)] : [],
  )
}

/** Every string in the parsed values of files, with its file. */
export function collectFileStrings(files: readonly { file: string; value?: unknown }[]) {
  return files.flatMap(({ file, value }) => collectNestedStrings(value).map(found => ({ file, ...found })))
}

/** Every string in JSON files and front matter, with its file. */
export function collectJsonAndFrontMatterStrings({ jsonFiles, mdxFiles }: Pick<CheckInput, 'jsonFiles' | 'mdxFiles'>) {
  return collectFileStrings([...jsonFiles, ...mdxFiles.map(({ file, data }) => ({ file, value: data }))])
}

function createFoundString(text: string, path: readonly PropertyKey[]): FoundString {
  const names = path.filter(key => typeof key === 'string')
  const language = languages.find(language => language === path.at(-1))
  return { text, field: formatFieldPath(path), key: (language ? names.at(-2) : names.at(-1)) ?? '', language }
}
