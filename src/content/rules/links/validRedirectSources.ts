import { notFoundRoute } from '../../../config/routes'
import { splitLanguageAndRoute, stripQueryAndHash } from '../../../shared/paths'
import type { Redirects } from '../../model'
import type { Rule } from '../rule'

const file = 'content/redirects.json'

export const validRedirectSources: Rule = {
  requirement: 'A redirect starts at a path that no page has, appears once, and does not lead back to itself.',
  level: 'problem',
  requiredParts: ['redirects', 'pages', 'texts'],
  check: ({ redirects, pages, texts }) => {
    const filesByRoute = new Map([...pages, ...texts].map(({ route, file }) => [route, file]))
    return redirects.map(({ from }, index) => {
      const pageFile = filesByRoute.get(from)
      const message = pageFile
        ? `is the address of ${pageFile}, which nobody could reach any more; rename that page first, or remove the redirect`
        : from === notFoundRoute
          ? 'is the not-found page; it cannot be redirected'
          : splitLanguageAndRoute(from).route !== from
            ? `names a language; write “${splitLanguageAndRoute(from).route}”, which holds in both`
            : redirects.slice(0, index).some(other => other.from === from)
              ? `repeats “${from}”, which is redirected already; each old address stands once`
              : leadsBackToItself(from, redirects)
                ? 'goes round in a circle: its new address leads back to it'
                : undefined
      return message ? { file, field: `[${index}].from`, message } : undefined
    })
  },
}

function leadsBackToItself(from: string, redirects: Redirects): boolean {
  let at = from
  for (let step = 0; step < redirects.length; step++) {
    const next = redirects.find(redirect => redirect.from === at)
    if (!next) return false
    at = stripQueryAndHash(next.to)
    if (at === from) return true
  }
  return false
}
