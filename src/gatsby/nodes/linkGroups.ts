import type { PageCategory } from '../../config/pageCategories'
import type { Section } from '../../content/model'
import type { Localized } from '../../content/resolveLocalizedContent'
import type { Surroundings } from './resolveSections'
import { buildSiteIndexEntry, type RoutedPage } from './routedPages'

type Groups = Extract<Localized<Section>, { type: 'linkGroups' }>['groups']

/**
 * The groups of links of a page with the pages in each: those that it names, then those of its categories, articles by
 * category. `own` is the path of the page, which is left out. Paths in `groups` are localized already.
 */
export function fillLinkGroups(
  groups: Groups,
  { all, content, reader }: Pick<Surroundings, 'all' | 'content' | 'reader'>,
  own: string,
) {
  const categoryNames = content.categories.map(({ name }) => name[reader.language])
  const named = new Set([own, ...groups.flatMap(({ to }) => to)])
  return groups.map(({ title, to, categories = [] }) => {
    const first = to.flatMap(path => all.find(page => page.path === path) ?? [])
    const rest = all.filter(page => isListed(page, categories) && !named.has(page.path))
    const place = ({ articleCategoryName }: RoutedPage) =>
      articleCategoryName ? categoryNames.indexOf(articleCategoryName) : -1
    rest.sort((one, other) => place(one) - place(other))
    return { title, pages: [...first, ...rest].map(buildSiteIndexEntry) }
  })
}

function isListed({ noindex, category }: RoutedPage, categories: PageCategory[]): boolean {
  return !noindex && categories.includes(category)
}
