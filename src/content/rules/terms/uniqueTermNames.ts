import { languages, type Language } from '../../../config/languages'
import { normalizeTermName, listTermNames } from '../../../shared/terms'
import type { CheckInput } from '../../read/checkInput'
import type { ContentFinding, Findings, Rule } from '../rule'

export const uniqueTermNames: Rule = {
  requirement: 'A name or an abbreviation belongs to only one glossary term.',
  level: 'problem',
  check: ({ terms }) =>
    languages.flatMap(language => [
      ...terms.flatMap(({ file, term }) =>
        (term.also?.[language] ?? []).map((name, index, all): ContentFinding | undefined =>
          [term.term[language], term.short?.[language] ?? '', ...all.slice(0, index)].some(
            other => other.toLowerCase() === name.toLowerCase(),
          )
            ? {
                file,
                field: `also.${language}[${index}]`,
                message: `is “${name}”, a name that the term has already; take it out`,
              }
            : undefined,
        ),
      ),
      ...findSharedNames(terms, language),
    ]),
}

function findSharedNames(terms: CheckInput['terms'], language: Language): Findings<ContentFinding> {
  const known = new Map<string, string>()
  return terms.flatMap(({ file, term }) =>
    [...new Set(listTermNames(term, language).map(normalizeTermName))].map((name): ContentFinding | undefined => {
      const other = known.get(name)
      if (other === undefined) known.set(name, file)
      return other === undefined
        ? undefined
        : {
            file,
            field: findNameField(name, term, language),
            message: `calls a term “${name}”, as ${other} does; keep one of the two, or name what sets them apart`,
          }
    }),
  )
}

function findNameField(
  name: string,
  { term, short }: Parameters<typeof listTermNames>[0],
  language: 'en' | 'fr',
): string {
  if (normalizeTermName(term[language]) === name) return `term.${language}`
  return normalizeTermName(short?.[language] ?? '') === name ? `short.${language}` : `also.${language}`
}
