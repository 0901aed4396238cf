/**
 * Routes that code links to; `rename` refuses them. The content check requires the home, contact and not-found pages,
 * and the privacy page if analytics is on.
 */
export const homeRoute = '/'
export const contactRoute = '/contact'
export const blogRoute = '/blog'
export const sitemapPageRoute = '/sitemap'
export const searchRoute = '/search'
export const privacyRoute = '/privacy-policy'

/** The not-found page. Hosts look it up as a file, so its paths end in .html. */
export const notFoundRoute = '/404'

export const routesLinkedFromCode = [
  homeRoute,
  contactRoute,
  blogRoute,
  sitemapPageRoute,
  searchRoute,
  privacyRoute,
  notFoundRoute,
] as const
