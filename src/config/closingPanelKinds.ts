import type { PageCategory } from './pageCategories'

/**
 * Kinds of closing panel: `service` has the page’s cover on a dark background, `legal` is a plain row, `general` is for
 * all other pages.
 */
export const closingPanelKinds = ['service', 'general', 'legal'] as const

export type ClosingPanelKind = (typeof closingPanelKinds)[number]

/** The closing panel of a page, by its category. */
export function chooseClosingPanelKind(category: PageCategory): ClosingPanelKind {
  return category === 'service' || category === 'legal' ? category : 'general'
}
