import { languages, type Language } from '../config/languages'
import type { GlossaryTerm } from '../content/model'

/** The names of a term in a language: full name, abbreviation, synonyms. */
export function listTermNames({ term, short, also }: GlossaryTerm, language: Language): string[] {
  return [term[language], short?.[language], ...(also?.[language] ?? [])].filter(name => name !== undefined)
}

/** Normalizes a name for comparison: ignores case and the kinds of spaces and apostrophes; hyphens count as spaces. */
export function normalizeTermName(name: string): string {
  return name
    .toLowerCase()
    .replace(/[’ʼ]/g, "'")
    .replace(/[\s-]+/g, ' ')
    .trim()
}

/** Splits an abbreviation in parentheses off a name: “notice of compliance (NOC)”. */
export function splitShortForm(words: string): { name: string; short?: string } {
  const [, name = words.trim(), short] = /^(.*\S)\s\(([^()]+)\)$/su.exec(words.trim()) ?? []
  return { name, short }
}

/** The data of a <Term> element: its text, its name in the other language, and the entry it references. */
export interface TermElementData {
  language: Language
  words: string
  entry?: string
  names: Partial<Record<Language, string>>
}

interface Entry {
  id: string
  term: GlossaryTerm
}

/**
 * Returns a function that finds the glossary entry of a <Term>: by its `entry` if it has one; otherwise by its name in
 * either language, then by its abbreviation.
 */
export function createTermElementEntryFinder<Each extends Entry>(
  terms: readonly Each[],
): (used: TermElementData) => Each | undefined {
  const byId = new Map(terms.map(each => [each.id, each]))
  const byName = new Map(
    languages.flatMap(language =>
      terms.flatMap(each => listTermNames(each.term, language).map(name => [toKey(language, name), each] as const)),
    ),
  )
  return ({ language, words, entry, names }) => {
    if (entry) return byId.get(entry)
    const said = [...languages.map(language => ({ language, words: names[language] })), { language, words }]
    const parts = said.flatMap(({ language, words }) => (words ? [{ language, ...splitShortForm(words) }] : []))
    const keys = [
      ...parts.map(({ language, name }) => toKey(language, name)),
      ...parts.flatMap(({ language, short }) => (short ? toKey(language, short) : [])),
    ]
    return keys.map(key => byName.get(key)).find(Boolean)
  }
}

function toKey(language: Language, name: string): string {
  return `${language} ${normalizeTermName(name)}`
}
