/** Kinds of pages: set related pages, search kind, closing panel, llms.txt group and contact subjects. */
export const pageCategories = ['service', 'blog', 'industry', 'company', 'legal'] as const
export type PageCategory = (typeof pageCategories)[number]
