import type { Rule } from '../rule'
import { adviceOf, avoidedIn, entryOf } from './avoided'

export const fixedNames: Rule = {
  holds: 'A term of art has one name, the one of content/glossary.json.',
  level: 'problem',
  needs: ['glossary'],
  // The words of the interface were given with the site, “email” among them.
  checkCopy: ({ file, text, language }, { glossary }) =>
    file.startsWith('locales/')
      ? []
      : glossary.terms.flatMap(term =>
          (term.not?.[language] ?? []).flatMap(avoided => {
            const entry = entryOf(avoided)
            return avoidedIn(text, avoided, language).map(({ index, words }) => ({
              index,
              ...(entry.maybe && { level: 'notice' as const }),
              message: `says “${words.replace(/\s+/g, ' ')}”; the term is “${term[language]}”${adviceOf(entry)}, or add where it is right to content/glossary.json`,
            }))
          }),
        ),
}
