import type { PageCategory } from '../../config/pageCategories'
import { searchKinds, type SearchKind } from '../../config/search'
import type { Content } from '../../content/read/readAndCheckContent'
import type { RoutedPage } from './routedPages'

const kinds: Record<PageCategory, SearchKind> = {
  service: 'service',
  blog: 'article',
  industry: 'practice',
  company: 'practice',
  legal: 'legal',
}

/** What kind of page an address is, to those who search: `sections` are the types of its sections. */
export function determineSearchKind(route: string, category: PageCategory, sections: readonly string[]): SearchKind {
  if (route.startsWith('/resources/')) return 'guide'
  return sections.filter(type => type === 'accordion').length > 1 ? 'question' : kinds[category]
}

/** Every page of a language that search engines may list, by its kind. */
export function groupBySearchKind(
  { pages }: Content,
  all: readonly RoutedPage[],
): { kind: SearchKind; pages: RoutedPage[] }[] {
  const types = new Map(pages.map(({ route, page }) => [route, page.sections.map(({ type }) => type)]))
  const listed = all.filter(({ noindex }) => !noindex)
  return searchKinds
    .map(kind => ({
      kind,
      pages: listed.filter(
        ({ route, category }) => determineSearchKind(route, category, types.get(route) ?? []) === kind,
      ),
    }))
    .filter(({ pages }) => pages.length)
}
