import { existsSync } from 'node:fs'
import { join } from 'node:path'
import type { ContentProblem } from '../contentProblems'
import type { Redirects } from '../model/redirects'
import type { TranslationConfirmations } from '../model/translationConfirmations'
import { resolvePageRoute } from '../read/routes'

/** Reports pages and articles that have a translation confirmation but no longer exist and are not redirected. */
export function findDeletedPagesWithoutRedirect(
  root: string,
  confirmed: TranslationConfirmations,
  redirects: Redirects,
): ContentProblem[] {
  const redirected = new Set(redirects.map(({ from }) => from))
  return Object.keys(confirmed).flatMap(name => {
    const route = resolveConfirmedRoute(name)
    if (!route || redirected.has(route) || existsSync(join(root, name))) return []
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
  const [, article] = /^content\/articles\/([^/]+)$/.exec(name) ?? []
  return article ? `/blog/${article}` : resolvePageRoute(name)
}
