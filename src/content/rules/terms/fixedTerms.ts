import { languages, type Language } from '../../../config/languages'
import { comparable } from '../../../shared/terms'
import type { Rule } from '../rule'

export const fixedTerms: Rule = {
  requirement: 'A term of the glossary page that content/glossary.json fixes has the name that is fixed there.',
  level: 'problem',
  requiredParts: ['glossary'],
  check: ({ terms, glossary }) =>
    terms.flatMap(({ file, term: { term } }) =>
      glossary.terms.flatMap(fixed => {
        const [same] = languages.filter(language => comparable(fixed[language]) === comparable(term[language]))
        const other = languages.find(language => language !== same) as Language
        return same && comparable(fixed[other]) !== comparable(term[other])
          ? [
              {
                file,
                field: `term.${other}`,
                message: `is “${term[other]}”, but content/glossary.json calls “${fixed[same]}” “${fixed[other]}”; the two files give one name`,
              },
            ]
          : []
      }),
    ),
}
