import type { Localized } from '../../content/localize'
import type { Practice } from '../../content/model'
import type { Alternate, Crumb, Routed } from './routed'
import type { CompletedSection } from './sections'

/** All that a page’s head and its structured data are made from. */
export interface DescribedPage {
  page: Routed & { alternates: Alternate[]; breadcrumb: Crumb[] }
  practice: Localized<Practice>
  /** The sections of a page; none for a text. */
  sections: CompletedSection[]
  /** Its days, its subject and its length, for an article of the blog. */
  article?: { date: string; reviewed: string; topicName: string; words: number }
}

/** The sections of a page that are of one type. */
export function sectionsOfType<Type extends CompletedSection['type']>(
  { sections }: DescribedPage,
  type: Type,
): Extract<CompletedSection, { type: Type }>[] {
  return sections.filter((section): section is Extract<CompletedSection, { type: Type }> => section.type === type)
}
