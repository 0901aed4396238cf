import { listParentRoutes } from '../../read/routes'
import type { Rule } from '../rule'

export const namedBreadcrumbs: Rule = {
  requirement:
    'Every item of a breadcrumb has a name: each path above a page, as `/services` above `/services/x`, is a page or has a name.',
  level: 'problem',
  requiredParts: ['navigation', 'pages', 'texts'],
  check: ({ pages, publishedTexts, navigation }) => {
    const files = new Map([...pages, ...publishedTexts].map(({ route, file }) => [route, file]))
    return [...files].flatMap(([route, file]) =>
      listParentRoutes(route)
        .filter(parent => !files.has(parent) && !navigation.trail[parent])
        .map(parent => ({
          file: 'content/navigation.json',
          field: `trail["${parent}"]`,
          message: `is missing; ${file} stands under ${parent} and its trail needs a name for it`,
          example: `"${parent}": { "en": "Services", "fr": "Services" }`,
        })),
    )
  },
}
