import type { Rule } from '../rule'
import { wholeWord } from './wholeWord'

export const fixedNames: Rule = {
  holds: 'A term of art has one name, the one of content/glossary.json.',
  level: 'problem',
  // The words of the interface were given with the site, “email” among them.
  checkCopy: ({ file, text, language }, { glossary }) =>
    file.startsWith('locales/')
      ? []
      : glossary.terms.flatMap(term =>
          (term.not?.[language] ?? []).flatMap(wrong =>
            [...text.matchAll(wholeWord(wrong))].map(({ index }) => ({
              index,
              message: `says “${wrong}”; the term is “${term[language]}” (content/glossary.json)`,
            })),
          ),
        ),
}
