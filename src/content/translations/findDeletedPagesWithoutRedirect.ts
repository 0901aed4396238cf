import { existsSync } from 'node:fs'
import { join } from 'node:path'
import type { ContentProblem } from '../contentProblems'
import type { Redirects } from '../model/redirects'
import type { TranslationConfirmations } from '../model/translationConfirmations'
import { resolvePageRouteFromFile } from '../read/routes'

/**
 * Reports pages and texts that have a translation confirmation but no longer exist and are not redirected. The `route`
 * of a deleted document is unknown: a redirect from a route that ends in its folder name counts.
 */
export function findDeletedPagesWithoutRedirect(
  root: string,
  confirmed: TranslationConfirmations,
  redirects: Redirects,
): ContentProblem[] {
  return Object.keys(confirmed).flatMap(name => {
    const route = resolveConfirmedRoute(name)
    if (!route || existsSync(join(root, name))) return []
    const isDocument = name.startsWith('content/documents/')
    if (redirects.some(({ from }) => from === route || (isDocument && from.endsWith(route)))) return []
    return [
      {
        file: name,
        level: 'notice',
        rule: 'translations',
        message: `is gone, and nothing leads on from ${route}; add { "from": "${route}", "to": "/…" } to content/redirects.json, or run npm run confirm:translation -- --all when it was never published`,
      },
    ]
  })
}

function resolveConfirmedRoute(name: string): string | undefined {
  const [, folder, slug] = /^content\/(articles|documents)\/([^/]+)$/.exec(name) ?? []
  if (!slug) return resolvePageRouteFromFile(name)
  return folder === 'articles' ? `/blog/${slug}` : `/${slug}`
}
