import type { PageCategory } from '../../config/pageCategories'
import type { PageEnding } from '../../config/pageEndings'
import type { Section, SectionType } from '../../content/model'

const endingsByCategory: Partial<Record<PageCategory, PageEnding>> = {
  service: 'service',
  blog: 'reading',
  legal: 'legal',
}
const endingsBySection: Partial<Record<SectionType, PageEnding>> = {
  articles: 'reading',
  clock: 'tool',
  costEstimator: 'tool',
  glossary: 'tool',
  linkGroups: 'tool',
  search: 'tool',
}

/** The ending of a page: by its category, else by the section that makes it a tool or a list of articles. */
export function choosePageEnding(category: PageCategory, sections: readonly Pick<Section, 'type'>[]): PageEnding {
  const bySection = sections.map(({ type }) => endingsBySection[type]).find(Boolean)
  return endingsByCategory[category] ?? bySection ?? 'practice'
}
