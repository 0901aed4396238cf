import type { Localized } from '../../content/resolveLocalizedContent'
import type { Practice } from '../../content/model'
import type { Alternate, BreadcrumbItem, RoutedPage } from './routedPages'
import type { ResolvedSection } from './resolveSections'

/** Input of a page’s head and structured data. */
export interface PageHeadInput {
  page: RoutedPage & { alternates: Alternate[]; breadcrumb: BreadcrumbItem[] }
  practice: Localized<Practice>
  /** The sections of a page; empty for articles and documents. */
  sections: ResolvedSection[]
  /** Publication date, category name and word count, for articles. */
  article?: { date: string; categoryName: string; wordCount: number }
}

/** The sections of one type. */
export function filterSectionsByType<Type extends ResolvedSection['type']>(
  { sections }: PageHeadInput,
  type: Type,
): Extract<ResolvedSection, { type: Type }>[] {
  return sections.filter((section): section is Extract<ResolvedSection, { type: Type }> => section.type === type)
}
