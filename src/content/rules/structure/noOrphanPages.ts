import { notFoundRoute } from '../../../config/routes'
import { stripQueryAndHash } from '../../../shared/paths'
import { redirectsFilePath } from '../../model'
import { collectContentLinks } from '../links/collectContentLinks'
import type { Rule } from '../rule'

export const noOrphanPages: Rule = {
  // Exempt are articles, which the blog lists, the home page, the not-found page, and pages with noindex.
  requirement: 'A menu, a page or a text links to every page.',
  level: 'notice',
  requiredParts: ['pages', 'texts', 'navigation'],
  check: input => {
    const linked = new Set(
      collectContentLinks(input).flatMap(({ file, to, from }) =>
        file !== redirectsFilePath && to.startsWith('/') && stripQueryAndHash(to) !== from
          ? [stripQueryAndHash(to)]
          : [],
      ),
    )
    const alone = [
      ...input.pages.filter(({ route, page }) => route !== '/' && route !== notFoundRoute && !page.noindex),
      ...input.texts.filter(({ kind, language }) => language === 'en' && kind === 'document'),
    ]
    return alone
      .filter(({ route }) => !linked.has(route))
      .map(({ file, route }) => ({
        file,
        message: `is at ${route}, to which no menu, page or text leads; name it in content/navigation.json, or link to it`,
      }))
  },
}
