import { existsSync, readFileSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import { collectNestedValues } from '../../collectNestedStrings'
import { findClosestMatch } from '../../language/didYouMean'
import type { JsonFile } from '../../read/json'
import type { ContentFinding, Findings, Rule } from '../rule'
import { flattenTexts, stripPluralSuffix } from './completeInterfaceTranslations'

export const existingInterfaceKeys: Rule = {
  requirement: 'Every interface string that the code uses exists, and every value in the files is a text.',
  level: 'problem',
  check: ({ root, jsonFiles }) => {
    const locales = jsonFiles.filter(({ file }) => /^locales\/[a-z]+\/common\.json$/.test(file))
    const used = collectUsedKeys(root)
    return locales.flatMap(locale => [
      ...findMissingKeys(locale, used, locales),
      ...findNonTextValues(locale.file, locale.value),
    ])
  },
}

// Of a key that ends with a variable, only the beginning is checked: search.kinds.${kind}.
const asked = /(?<![\w.])t\(\s*(?:'([^']+)'|`([^`$]+\.)\$\{[^}]+\}`)/g

function collectUsedKeys(root: string): string[] {
  const folder = join(root, 'src')
  const files = existsSync(folder) ? readdirSync(folder, { recursive: true, encoding: 'utf8' }) : []
  const keys = files
    .filter(file => /\.tsx?$/.test(file) && !file.endsWith('.examples.ts'))
    .map(file => readFileSync(join(folder, file), 'utf8'))
    .filter(source => source.includes('useTranslation'))
    .flatMap(source => [...source.matchAll(asked)].map(([, key, beginning]) => key ?? beginning ?? ''))
  return [...new Set(keys)]
}

function findMissingKeys({ file, value }: JsonFile, used: string[], locales: JsonFile[]): Findings<ContentFinding> {
  const keys = flattenKeys(value)
  // A key that exists in the other language is reported by completeInterfaceTranslations.
  const others = locales.filter(other => other.file !== file).flatMap(other => flattenKeys(other.value))
  const has = (all: string[], key: string) =>
    all.some(known => known === key || (key.endsWith('.') && known.startsWith(key)))
  return used
    .filter(key => !has(keys, key) && !has(others, key))
    .map(key => {
      const near = findClosestMatch(
        key,
        keys.filter(known => !used.includes(known)),
      )
      return {
        file,
        field: key.replace(/\.$/, ''),
        message: `is missing, and the pages ask for it${near ? `; was “${near}” renamed from it` : ''}; write it back in both languages`,
      }
    })
}

function flattenKeys(value: unknown): string[] {
  return [...flattenTexts(value).keys()].map(stripPluralSuffix)
}

function findNonTextValues(file: string, root: unknown): Findings<ContentFinding> {
  return collectNestedValues(root).map(({ value, path }) => {
    const isList = Array.isArray(value)
    const isGroup = typeof value === 'object' && value !== null && !isList
    if (typeof value === 'string' || value === undefined || isGroup || path.some(key => typeof key === 'number'))
      return undefined
    return {
      file,
      field: path.join('.'),
      message: `holds ${value === null ? 'nothing' : isList ? 'a list' : JSON.stringify(value)}; expected words in quotation marks`,
    }
  })
}
