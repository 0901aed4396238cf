/** The neutral routes that code links to. The content check asks for them, and they cannot be renamed without the code. */
export const homeRoute = '/'
export const contactRoute = '/contact'
export const blogRoute = '/blog'
export const sitemapPageRoute = '/sitemap'
export const searchRoute = '/search'
export const privacyRoute = '/privacy-policy'

/** The not-found page; hosts look for it as a file, so its addresses end in .html. */
export const notFoundRoute = '/404'

/** All of them. */
export const linkedRoutes = [
  homeRoute,
  contactRoute,
  blogRoute,
  sitemapPageRoute,
  searchRoute,
  privacyRoute,
  notFoundRoute,
] as const
