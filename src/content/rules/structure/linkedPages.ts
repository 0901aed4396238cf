import { notFoundRoute, pathnameOf } from '../../../shared/paths'
import { linksOf } from '../links/linksOf'
import type { Rule } from '../rule'

export const linkedPages: Rule = {
  // The blog lists the articles by itself.
  holds: 'A menu, a page or a text leads to every page.',
  level: 'notice',
  needs: ['pages', 'texts', 'navigation'],
  check: input => {
    const linked = new Set(
      linksOf(input).flatMap(({ to, from }) => (to.startsWith('/') && pathnameOf(to) !== from ? [pathnameOf(to)] : [])),
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
