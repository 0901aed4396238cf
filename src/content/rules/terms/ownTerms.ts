import { languages } from '../../../config/languages'
import { comparable, namesOf } from '../../../shared/terms'
import type { Finding, Rule } from '../rule'

export const ownTerms: Rule = {
  requirement: 'A name or an abbreviation belongs to one term of the glossary.',
  level: 'problem',
  check: ({ terms }) =>
    languages.flatMap(language => {
      const known = new Map<string, string>()
      return terms.flatMap(({ file, term }) =>
        [...new Set(namesOf(term, language).map(comparable))].flatMap((name): Finding[] => {
          const other = known.get(name)
          if (other === undefined) known.set(name, file)
          return other === undefined
            ? []
            : [
                {
                  file,
                  field: fieldOf(name, term, language),
                  message: `calls a term “${name}”, as ${other} does; keep one of the two, or name what sets them apart`,
                },
              ]
        }),
      )
    }),
}

function fieldOf(name: string, { term, short }: Parameters<typeof namesOf>[0], language: 'en' | 'fr'): string {
  if (comparable(term[language]) === name) return `term.${language}`
  return comparable(short?.[language] ?? '') === name ? `short.${language}` : `also.${language}`
}
