interface ListedPage {
  path: string
  updated: string
  alternates: { hreflang: string; path: string }[]
}

interface Listing {
  site: { siteMetadata: { siteUrl: string } }
  allRouted: { nodes: ListedPage[] }
}

/** Options of gatsby-plugin-sitemap: canonical pages only, each with its last change and its alternates. */
export const sitemapOptions = {
  output: '/',
  // Sitemaps are limited to 50,000 URLs and 50 MB; alternates count towards the size. The index lists every file.
  entryLimit: 20_000,
  query: `
    query SitemapPages {
      site { siteMetadata { siteUrl } }
      allRouted(filter: { noindex: { eq: false } }) {
        nodes { path updated alternates { hreflang path } }
      }
    }
  `,
  excludes: [],
  resolveSiteUrl: ({ site }: Listing) => site.siteMetadata.siteUrl,
  resolvePages: ({ allRouted }: Listing) => allRouted.nodes,
  serialize: ({ path, updated, alternates }: ListedPage) => ({
    url: path,
    lastmod: updated,
    links: alternates.map(({ hreflang, path }) => ({ lang: hreflang, url: path })),
  }),
}
