import { splitLanguageAndRoute } from '../../../shared/paths'
import { homeRoute } from '../../../config/routes'
import { routePattern } from '../../read/routes'
import type { Rule } from '../rule'

// Folders of public/ that a build fills or empties; and index, since index.html is the home page.
const reserved = /^\/(?:articles|downloads|icons|index|page-data|pagefind|social|static)(?=\/|$)/

export const validUnreservedRoutes: Rule = {
  requirement:
    'The path of every page has only lowercase letters, digits and hyphens, no language prefix, and no name that a build uses.',
  level: 'problem',
  check: ({ pages, texts }) =>
    [...pages, ...texts]
      .filter(
        ({ route }) =>
          (route !== homeRoute && !routePattern.test(route)) ||
          reserved.test(route) ||
          splitLanguageAndRoute(route).route !== route,
      )
      .map(({ file, route }) => ({
        file,
        message: reserved.test(route)
          ? `would have the address ${route}, where the site keeps files of its own; choose another`
          : `would have the address ${route}; expected small letters, digits and hyphens, without a language`,
        example: file.replace(/[^/]*(\/(?:en|fr)\.mdx|\.json)$/, 'corporate-law$1'),
      })),
}
