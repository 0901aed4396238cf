import { languages, type Language } from '../config/languages'
import { formatFieldPath } from './contentProblems'

/** One text inside a value, with the path of its field and its language when it stands under `en` or `fr`. */
interface FoundString {
  text: string
  field: string
  /** The last named field on the way, such as `markdown` or `to`. */
  key: string
  language?: Language
}

/** Every text inside a value, in order. What is read of a file is not changed: it is searched once. */
export function collectStrings(value: unknown): FoundString[] {
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

const searched = new WeakMap<object, FoundString[]>()

function collect(value: unknown, path: readonly PropertyKey[], into: FoundString[]): void {
  if (typeof value === 'string') into.push(found(value, path))
  else if (Array.isArray(value)) value.forEach((item, index) => collect(item, [...path, index], into))
  else if (typeof value === 'object' && value !== null)
    for (const [key, item] of Object.entries(value)) collect(item, [...path, key], into)
}

function found(text: string, path: readonly PropertyKey[]): FoundString {
  const names = path.filter(key => typeof key === 'string')
  const language = languages.find(language => language === path.at(-1))
  return { text, field: formatFieldPath(path), key: (language ? names.at(-2) : names.at(-1)) ?? '', language }
}
