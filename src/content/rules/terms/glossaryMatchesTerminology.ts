import { languages } from '../../../config/languages'
import { normalizeTermName } from '../../../shared/terms'
import type { Rule } from '../rule'

export const glossaryMatchesTerminology: Rule = {
  requirement: 'A term of the glossary page has the name that content/glossary.json prescribes.',
  level: 'problem',
  requiredParts: ['terminology'],
  check: ({ terms, terminology }) =>
    terms.flatMap(({ file, term: { term } }) =>
      terminology.terms.map(fixed => {
        const [same] = languages.filter(
          language => normalizeTermName(fixed[language]) === normalizeTermName(term[language]),
        )
        const other = languages.find(language => language !== same)
        return same && other && normalizeTermName(fixed[other]) !== normalizeTermName(term[other])
          ? {
              file,
              field: `term.${other}`,
              // A notice: two English names may share one French name.
              ...(same === 'fr' && { level: 'notice' as const }),
              message: `is “${term[other]}”, but content/glossary.json calls “${fixed[same]}” “${fixed[other]}”; the two files give one name`,
            }
          : undefined
      }),
    ),
}
