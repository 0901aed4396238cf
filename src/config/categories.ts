/** The kinds of pages; related pages are ordered and capped by them. */
export const pageCategories = ['service', 'blog', 'industry', 'company', 'legal'] as const
export type PageCategory = (typeof pageCategories)[number]

/** The subjects of articles, in the order of the blog's sidebar. Their names stand in `locales/<language>/common.json`, under `blog.topics`. */
export const articleCategories = [
  'fractional-general-counsel',
  'regulatory-compliance',
  'corporate-law',
  'clinical-trials',
  'intellectual-property',
  'industry-trends',
] as const
export type ArticleCategory = (typeof articleCategories)[number]
