import { notFoundRoute } from '../../../config/routes'
import { splitLanguageAndRoute } from '../../../shared/paths'
import { redirectsFilePath } from '../../model'
import type { Rule } from '../rule'
import { followRedirects } from './followRedirects'

export const validRedirectSources: Rule = {
  requirement:
    'A redirect starts at a path without a language prefix that no page has, not at the not-found page; it appears once, and does not lead back to itself.',
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
              : followRedirects(from, redirects)
                ? undefined
                : 'goes round in a circle; “to” must be the address of a page'
      return message ? { file: redirectsFilePath, field: `[${index}].from`, message } : undefined
    })
  },
}
