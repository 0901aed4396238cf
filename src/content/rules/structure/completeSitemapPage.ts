import { sitemapPageRoute } from '../../../config/routes'
import { stripQueryAndHash } from '../../../shared/paths'
import { findSectionsOfType } from '../../findSectionsOfType'
import type { Rule } from '../rule'

export const completeSitemapPage: Rule = {
  requirement: 'The sitemap page lists every page, by its path or by its category.',
  level: 'problem',
  requiredParts: ['pages', 'texts'],
  check: ({ pages, publishedTexts }) => {
    const sitemap = pages.find(({ route }) => route === sitemapPageRoute)
    const groups = findSectionsOfType(sitemap ? [sitemap] : [], 'linkGroups').flatMap(({ section }) => section.groups)
    if (!sitemap || !groups.length) return undefined
    const named = new Set([sitemap.route, ...groups.flatMap(({ to }) => to.map(stripQueryAndHash))])
    const categories = new Set(groups.flatMap(({ categories = [] }) => categories))
    const published = [
      ...pages.flatMap(({ route, page }) => (page.noindex ? [] : [{ route, category: page.category }])),
      ...publishedTexts.map(text => ({
        route: text.route,
        category: text.kind === 'article' ? ('blog' as const) : text.frontMatter.category,
      })),
    ]
    const lacking = published.filter(({ route, category }) => !named.has(route) && !categories.has(category))
    return [...new Map(lacking.map(page => [page.route, page])).values()].map(({ route, category }) => ({
      file: sitemap.file,
      field: 'sections',
      message: `does not list ${route}; name it in a group’s “to”, or give a group its category`,
      example: `"categories": ["${category}"]`,
    }))
  },
}
