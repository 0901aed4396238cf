/** Routes that code links to. The content check requires these pages to exist; renaming one means changing code. */
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
