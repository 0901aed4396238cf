import { blogRoute, contactRoute, homeRoute, notFoundRoute, searchRoute } from '../../../config/routes'
import type { Rule } from '../rule'

const needed = new Set<string>([homeRoute, contactRoute, blogRoute])

export const noUnintendedNoindex: Rule = {
  requirement:
    'The home page, the contact page and the blog are open to search engines, and other pages are hidden only on purpose.',
  level: 'problem',
  check: ({ pages }) =>
    pages.flatMap(({ file, route, page }) =>
      page.noindex && route !== notFoundRoute && route !== searchRoute
        ? [
            needed.has(route)
              ? {
                  file,
                  field: 'noindex',
                  message: 'hides a page that the practice is found by from search engines; remove it',
                }
              : {
                  file,
                  field: 'noindex',
                  level: 'notice' as const,
                  message: 'hides this page from search engines; remove it if people should find the page there',
                },
          ]
        : [],
    ),
}
