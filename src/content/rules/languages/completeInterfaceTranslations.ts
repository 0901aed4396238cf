import { findPlaceholders } from '../../../shared/placeholderSyntax'
import { languages, type Language } from '../../../config/languages'
import { collectNestedValues } from '../../collectNestedStrings'
import type { Rule } from '../rule'

/** The texts of one language by key: frame.themes.light. */
type Texts = ReadonlyMap<string, string>

export const completeInterfaceTranslations: Rule = {
  requirement:
    'Every interface string exists in every language, in all plural forms and with the same values to fill in.',
  level: 'problem',
  requiredParts: ['locales'],
  check: ({ jsonFiles }) => {
    const locales = languages.flatMap(language => {
      const locale = jsonFiles.find(({ file }) => file === `locales/${language}/common.json`)
      return locale ? [{ file: locale.file, language, texts: flattenTexts(locale.value) }] : []
    })
    const keys = [...new Set(locales.flatMap(({ texts }) => [...texts.keys()].map(stripPluralSuffix)))]
    const values = new Map(keys.map(key => [key, locales.flatMap(({ texts }) => listPlaceholders(key, texts))]))
    return locales.flatMap(({ language, file, texts }) =>
      [
        ...keys.flatMap(key => findMissingForms(key, language, texts)),
        ...keys.flatMap(key => findMissingValues(key, texts, values.get(key) ?? [])),
        ...[...texts].flatMap(([key, text]) => findEmptyText(key, text)),
      ].map(([field, message]) => ({ file, field, message })),
    )
  },
}

/** A key and a problem with its text. */
type MessageByKey = [key: string, message: string]

function findMissingForms(key: string, language: Language, texts: Texts): MessageByKey[] {
  const plural = listForms(key, texts).some(([name]) => name !== key)
  const forms = new Intl.PluralRules(language).resolvedOptions().pluralCategories.map(form => `${key}_${form}`)
  return (plural ? forms : [key])
    .filter(name => !texts.has(name))
    .map(name => [name, 'is missing; every language needs its words'])
}

function findMissingValues(key: string, texts: Texts, wanted: string[]): MessageByKey[] {
  const own = listPlaceholders(key, texts)
  if (!listForms(key, texts).length) return []
  const anywhere = [...new Set(wanted)]
    .filter(value => !own.includes(value))
    .map((value): MessageByKey => [key, `does not fill in ${value}, as another language does`])
  // The singular may omit {{count}}; the plural must contain it.
  const many = texts.get(`${key}_other`)
  const isCounted = many !== undefined && wanted.includes('{{count}}') && own.includes('{{count}}')
  return isCounted && !many.includes('{{count}}')
    ? [...anywhere, [`${key}_other`, 'does not fill in {{count}}, so that nobody reads how many there are']]
    : anywhere
}

function findEmptyText(key: string, text: string): MessageByKey[] {
  return text.trim() ? [] : [[key, 'is empty; it must say something']]
}

/** The texts of an interface file by key. */
export function flattenTexts(root: unknown): Texts {
  return new Map(
    collectNestedValues(root).flatMap(({ value, path }) =>
      typeof value === 'object' && value !== null ? [] : [[path.join('.'), String(value)]],
    ),
  )
}

/** Strips the plural suffix: blog.showing_one and blog.showing_other are forms of blog.showing. */
export function stripPluralSuffix(name: string): string {
  return name.replace(/_(zero|one|two|few|many|other)$/, '')
}

function listForms(key: string, texts: Texts): [string, string][] {
  return [...texts].filter(([name]) => stripPluralSuffix(name) === key)
}

/** The placeholders of all forms of a key: {{count}}. */
function listPlaceholders(key: string, texts: Texts): string[] {
  return listForms(key, texts).flatMap(([, text]) => findPlaceholders(text).map(({ typed }) => typed))
}
