import { splitLanguageAndRoute } from '../../../shared/paths'
import type { Rule } from '../rule'

const address = /^\/$|^(\/[a-z0-9]+(-[a-z0-9]+)*)+$/

export const validRouteSyntax: Rule = {
  requirement: 'The path of every page has only lowercase letters, digits and hyphens, and no language prefix.',
  level: 'problem',
  check: ({ pages, texts }) =>
    [...pages, ...texts]
      .filter(({ route }) => !address.test(route) || splitLanguageAndRoute(route).route !== route)
      .map(({ file, route }) => ({
        file,
        message: `would have the address ${route}; expected small letters, digits and hyphens, without a language`,
        example: file.replace(/[^/]*(\/(?:en|fr)\.mdx|\.json)$/, 'corporate-law$1'),
      })),
}
