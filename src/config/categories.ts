/** The kinds of pages; related pages are ordered and capped by them. */
export const pageCategories = ['service', 'blog', 'industry', 'company', 'legal'] as const
export type PageCategory = (typeof pageCategories)[number]

/** The subjects of articles, in the order of the blog's sidebar. Their names stand in `locales/<language>/blog.json`. */
export const articleCategories = [
  'fractional-general-counsel',
  'regulatory-compliance',
  'corporate-law',
  'clinical-trials',
  'intellectual-property',
  'industry-trends',
] as const
export type ArticleCategory = (typeof articleCategories)[number]

/** The service that each article category belongs to: what a reader of such an article may need next. */
export const serviceOfCategory: Record<ArticleCategory, string> = {
  'fractional-general-counsel': '/services/fractional-general-counsel',
  'regulatory-compliance': '/services/regulatory-compliance',
  'corporate-law': '/services/corporate-law',
  'clinical-trials': '/services/regulatory-compliance',
  'intellectual-property': '/services/intellectual-property',
  'industry-trends': '/services/fractional-general-counsel',
}
