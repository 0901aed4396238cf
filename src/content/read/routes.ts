import type { MdxFile } from './longform'

/** The form of every route but that of the home page. */
export const routePattern = /^(\/[a-z0-9]+(-[a-z0-9]+)*)+$/

/** `content/pages/services/corporate-law.json` → `/services/corporate-law`; `home` → `/`. Undefined for other files. */
export function resolvePageRouteFromFile(file: string): string | undefined {
  const [, name] = /^content\/pages\/(.+)\.json$/.exec(file) ?? []
  return name === 'home' ? '/' : name && `/${name}`
}

/** The routes above a route, from the top, without the home page: `/a/b/c` → `/a`, `/a/b`. */
export function listParentRoutes(route: string): string[] {
  const parts = route.split('/').slice(1, -1)
  return parts.map((_, index) => `/${parts.slice(0, index + 1).join('/')}`)
}

/** The route of a text, even if its front matter is only partly readable: a document may set its own. */
export function resolveMdxRoute({ kind, slug, data, yaml }: Pick<MdxFile, 'kind' | 'slug' | 'data' | 'yaml'>): string {
  if (kind === 'article') return `/blog/${slug}`
  const chosen =
    typeof data === 'object' && data !== null && 'route' in data
      ? data.route
      : /^route:[ \t]*["']?(\/[^\s"'#]*)/m.exec(yaml)?.[1]
  return typeof chosen === 'string' ? chosen : `/${slug}`
}
