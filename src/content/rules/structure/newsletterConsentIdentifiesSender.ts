import { languages } from '../../../config/languages'
import { findPlaceholders } from '../../../shared/placeholderSyntax'
import { findSectionsOfType } from '../../findSectionsOfType'
import type { Rule } from '../rule'

const required = [
  { names: ['practice.name', 'practice.legalName'], what: 'who asks' },
  { names: ['practice.address'], what: 'the postal address' },
  { names: ['practice.email', 'practice.phone', 'practice.website'], what: 'an e-mail address, telephone or site' },
]

/** Required by the Electronic Commerce Protection Regulations, SOR/2013-221, s. 4. */
export const newsletterConsentIdentifiesSender: Rule = {
  requirement: 'The newsletter form names the sender, with a postal address and another way to make contact.',
  level: 'notice',
  requiredParts: ['pages'],
  check: ({ pages }) =>
    findSectionsOfType(pages, 'articles').flatMap(({ file, field, section: { newsletter } }) =>
      languages.flatMap(language => {
        const named = findPlaceholders(newsletter.consent[language]).map(({ name }) => name)
        return required
          .filter(({ names }) => !names.some(name => named.includes(name)))
          .map(({ names, what }) => ({
            file,
            field: `${field}.newsletter.consent.${language}`,
            message: `does not name ${what}, which the law asks of a request for consent`,
            example: `{{${names[0] ?? ''}}}`,
          }))
      }),
    ),
}
