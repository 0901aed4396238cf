import { notFoundRoute } from '../../../config/routes'
import { resolvePageRoute } from '../../read/routes'
import type { ContentFinding, Findings, Rule } from '../rule'

export const fullLoadOnlyOnNotFoundPage: Rule = {
  requirement: 'Only the not-found page has links that reload the page completely.',
  level: 'notice',
  check: ({ jsonFiles }) =>
    jsonFiles.flatMap(({ file, value }) => {
      const route = resolvePageRoute(file)
      return route && route !== notFoundRoute ? findFullLoads(value, '', file) : []
    }),
}

function findFullLoads(value: unknown, field: string, file: string): Findings<ContentFinding> {
  if (typeof value !== 'object' || value === null) return []
  return Object.entries(value).flatMap(([key, inner]: [string, unknown]) => {
    const path = Array.isArray(value) ? `${field}[${key}]` : field ? `${field}.${key}` : key
    return key === 'fullLoad' && inner === true
      ? [{ file, field: path, message: 'makes this link slower for nothing; only the page /404 needs it, take it out' }]
      : findFullLoads(inner, path, file)
  })
}
