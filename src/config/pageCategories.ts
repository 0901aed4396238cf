/** The kinds of pages, by which related pages are selected. */
export const pageCategories = ['service', 'blog', 'industry', 'company', 'legal'] as const
export type PageCategory = (typeof pageCategories)[number]
