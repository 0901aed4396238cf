import type { Rule } from '../rule'

export const namedBreadcrumbs: Rule = {
  requirement: 'Every item of a breadcrumb has a name: `/services/x` needs a page at `/services` or a name for it.',
  level: 'problem',
  requiredParts: ['navigation', 'pages', 'texts'],
  check: ({ pages, publishedTexts, navigation }) => {
    const files = new Map([...pages, ...publishedTexts].map(({ route, file }) => [route, file]))
    return [...files].map(([route, file]) => {
      const parent = route.slice(0, route.lastIndexOf('/'))
      return parent && !files.has(parent) && !navigation.trail[parent]
        ? {
            file: 'content/navigation.json',
            field: `trail["${parent}"]`,
            message: `is missing; ${file} stands under ${parent} and its trail needs a name for it`,
            example: `"${parent}": { "en": "Services", "fr": "Services" }`,
          }
        : undefined
    })
  },
}
