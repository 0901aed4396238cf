import type { Rule } from '../rule'
import { findUrlFault } from './findUrlFault'
import { isOwnSiteUrl } from './noDomainInInternalLinks'
import { collectContentLinks, collectUrlFields } from './collectContentLinks'

export const validLinkSyntax: Rule = {
  requirement: 'A link is a well-formed path, https URL, e-mail address or telephone number.',
  level: 'problem',
  check: input =>
    [...collectContentLinks(input), ...collectUrlFields(input).filter(({ to }) => /^https:/.test(to))].map(
      ({ file, field, line, to }) => {
        const message = !isOwnSiteUrl(to, input.practice) && findUrlFault(to)
        return message ? { file, field, line, message: `leads to “${to}”, ${message}` } : undefined
      },
    ),
}
