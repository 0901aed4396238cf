/** The kinds of pages; related pages are ordered and capped by them. */
export const pageCategories = ['service', 'blog', 'industry', 'company', 'legal'] as const
export type PageCategory = (typeof pageCategories)[number]
