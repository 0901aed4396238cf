import type { PageCategory } from './pageCategories'

/** The closing panel of a page: of services with their drawing on dark ground, of legal pages a quiet row. */
export const closingPanelKinds = ['service', 'general', 'legal'] as const

export type ClosingPanelKind = (typeof closingPanelKinds)[number]

/** The closing panel of a page, by its category. */
export function chooseClosingPanelKind(category: PageCategory): ClosingPanelKind {
  return category === 'service' || category === 'legal' ? category : 'general'
}
