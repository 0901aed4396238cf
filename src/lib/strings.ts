import { languages, type Language } from '../config/languages'
import { fieldOf } from './problems'

/** One text inside a value, with the path of its field and its language when it stands under `en` or `fr`. */
export interface FoundString {
  text: string
  field: string
  /** The last named field on the way, such as `markdown` or `to`. */
  key: string
  language?: Language
}

/** Every text inside a value, in order. */
export function stringsOf(value: unknown, path: readonly PropertyKey[] = []): FoundString[] {
  if (typeof value === 'string') return [found(value, path)]
  if (typeof value !== 'object' || value === null) return []
  const entries: [PropertyKey, unknown][] = Array.isArray(value)
    ? value.map((item, index) => [index, item])
    : Object.entries(value)
  return entries.flatMap(([key, item]) => stringsOf(item, [...path, key]))
}

function found(text: string, path: readonly PropertyKey[]): FoundString {
  const names = path.filter(key => typeof key === 'string')
  const language = languages.find(language => language === path.at(-1))
  return { text, field: fieldOf(path), key: (language ? names.at(-2) : names.at(-1)) ?? '', language }
}
