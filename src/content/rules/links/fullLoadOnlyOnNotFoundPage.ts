import { notFoundRoute } from '../../../config/routes'
import { collectNestedValues } from '../../collectNestedStrings'
import { formatFieldPath } from '../../contentProblems'
import { resolvePageRouteFromFile } from '../../read/routes'
import type { Rule } from '../rule'

export const fullLoadOnlyOnNotFoundPage: Rule = {
  requirement: 'Only the not-found page has links that reload the page completely.',
  level: 'notice',
  check: ({ jsonFiles }) =>
    jsonFiles.flatMap(({ file, value }) => {
      const route = resolvePageRouteFromFile(file)
      if (!route || route === notFoundRoute) return []
      return collectNestedValues(value)
        .filter(({ value, path }) => value === true && path.at(-1) === 'fullLoad')
        .map(({ path }) => ({
          file,
          field: formatFieldPath(path),
          message: 'makes this link slower for nothing; only the page /404 needs it, take it out',
        }))
    }),
}
