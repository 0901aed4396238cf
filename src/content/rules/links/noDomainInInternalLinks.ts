import type { Practice } from '../../model'
import type { Rule } from '../rule'
import { collectContentLinks } from './collectContentLinks'

const withHost = /^(?:https?:)?\/\/[^/?#]+|^www\.[^/?#]+/i

export const noDomainInInternalLinks: Rule = {
  requirement: 'Links within the site are written as a path, without the domain.',
  level: 'problem',
  requiredParts: ['practice'],
  check: input => {
    return collectContentLinks(input).map(({ file, field, line, to }) => {
      if (!isOwnSiteUrl(to, input.practice)) return undefined
      const bare =
        to
          .replace(withHost, '')
          .replace(/^\/(?:en|fr)(?=[/?#]|$)/, '')
          .replace(/(.)\/$/, '$1') || '/'
      return { file, field, line, message: `leads to “${to}”, this site itself; write the bare address`, example: bare }
    })
  },
}

/** True for a URL with the site’s own domain, with or without https and www. */
export function isOwnSiteUrl(to: string, { website }: Practice): boolean {
  return withHost.test(to) && extractHost(to) === extractHost(website)
}

/** The host of a URL, with or without its scheme, in lower case and without www. */
export function extractHost(address: string): string {
  return /^(?:(?:https?:)?\/\/)?(?:www\.)?([^/?#:]+)/i.exec(address)?.[1]?.toLowerCase() ?? ''
}
