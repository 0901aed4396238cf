import type { PageCategory } from '../../config/pageCategories'
import { searchKinds, type SearchKind } from '../../config/search'
import type { RoutedPage } from './routedPages'

const kinds: Record<PageCategory, SearchKind> = {
  service: 'service',
  blog: 'article',
  industry: 'practice',
  company: 'practice',
  legal: 'legal',
}

/** The kind of a page in search results and on cards; `sections` are the types of its sections. */
export function determineSearchKind(
  route: string,
  category: PageCategory,
  sections: readonly string[] = [],
): SearchKind {
  if (route.startsWith('/resources/')) return 'guide'
  return sections.filter(type => type === 'accordion').length > 1 ? 'question' : kinds[category]
}

/** Every indexable page of a language, grouped by kind. */
export function groupIndexablePagesBySearchKind(
  all: readonly RoutedPage[],
): { kind: SearchKind; pages: RoutedPage[] }[] {
  const listed = all.filter(({ noindex }) => !noindex)
  return searchKinds
    .map(kind => ({ kind, pages: listed.filter(page => page.kind === kind) }))
    .filter(({ pages }) => pages.length)
}
