/** The kinds of pages; related pages are ordered and capped by them. */
export const pageCategories = ['service', 'blog', 'industry', 'company', 'legal'] as const
export type PageCategory = (typeof pageCategories)[number]

/** What a card calls the page that it leads to: its category, or a guide of the resources. */
export const pageKinds = [...pageCategories, 'guide'] as const
export type PageKind = (typeof pageKinds)[number]
