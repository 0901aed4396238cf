import type { PageCategory } from './pageCategories'

/** How pages end: services with their drawing on dark ground, legal pages with a quiet row, all others with a panel. */
export const pageEndings = ['service', 'general', 'legal'] as const

export type PageEnding = (typeof pageEndings)[number]

/** The ending of a page, by its category. */
export function choosePageEnding(category: PageCategory): PageEnding {
  return category === 'service' || category === 'legal' ? category : 'general'
}
