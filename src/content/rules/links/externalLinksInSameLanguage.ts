import type { Language } from '../../../config/languages'
import type { Rule } from '../rule'
import { collectLinks } from './collectLinks'

// How sites of governments and organizations name the language of a page.
const written: Record<Language, RegExp> = {
  en: /^https:.*(?:\/(?:en|eng|english|en-ca)(?:[/?#]|$)|[-_]eng?\.(?:html?|aspx?|pdf|php)|[?&](?:lang|locale|l|hl)=en)/i,
  fr: /^https:.*(?:\/(?:fr|fra|francais|fr-ca)(?:[/?#]|$)|[-_]fra?\.(?:html?|aspx?|pdf|php)|[?&](?:lang|locale|l|hl)=fr)/i,
}

/** Most official pages exist in both languages. */
export const externalLinksInSameLanguage: Rule = {
  requirement: 'A text leads to pages in its own language.',
  level: 'notice',
  check: input =>
    collectLinks(input).flatMap(({ file, field, line, to, language }) => {
      if (!language) return []
      const other = language === 'en' ? 'fr' : 'en'
      return written[other].test(to) && !written[language].test(to)
        ? [
            {
              file,
              field,
              line,
              message: `leads to “${to}”, which seems to be in ${other === 'en' ? 'English' : 'French'}; lead to the same page in the language of the text, if there is one`,
            },
          ]
        : []
    }),
}
