import { collectJsonAndFrontMatterStrings } from '../../collectNestedStrings'
import type { CheckInput } from '../../read/checkInput'
import type { ContentFinding, Rule } from '../rule'
import { findUrlFault } from './findUrlFault'
import { isOwnSiteUrl } from './noDomainInInternalLinks'
import { collectContentLinks } from './collectContentLinks'

export const validLinkSyntax: Rule = {
  requirement: 'A link is a well-formed path, https URL, e-mail address or telephone number.',
  level: 'problem',
  check: input =>
    [...collectContentLinks(input), ...collectOtherUrls(input)].map(({ file, field, line, to }) => {
      const message = !isOwnSiteUrl(to, input.practice) && findUrlFault(to)
      return message ? { file, field, line, message: `leads to “${to}”, ${message}` } : undefined
    }),
}

// URLs outside page links: of sources and profiles.
function collectOtherUrls(input: CheckInput): (Omit<ContentFinding, 'message'> & { to: string })[] {
  return collectJsonAndFrontMatterStrings(input).flatMap(({ file, text, field, key }) =>
    key === 'url' && /^https:/.test(text) ? [{ file, field, to: text }] : [],
  )
}
