import type { Localized } from '../../content/localize'
import type { Practice } from '../../content/model'
import type { Alternate, BreadcrumbItem, RoutedPage } from './routedPages'
import type { ResolvedSection } from './resolveSections'

/** All that a page’s head and its structured data are made from. */
export interface PageHeadInput {
  page: RoutedPage & { alternates: Alternate[]; breadcrumb: BreadcrumbItem[] }
  practice: Localized<Practice>
  /** The sections of a page; none for a text. */
  sections: ResolvedSection[]
  /** Its days, its subject and its length, for an article of the blog. */
  article?: { date: string; reviewed: string; topicName: string; wordCount: number }
}

/** The sections of a page that are of one type. */
export function filterSectionsByType<Type extends ResolvedSection['type']>(
  { sections }: PageHeadInput,
  type: Type,
): Extract<ResolvedSection, { type: Type }>[] {
  return sections.filter((section): section is Extract<ResolvedSection, { type: Type }> => section.type === type)
}
