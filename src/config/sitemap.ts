interface ListedPage {
  path: string
  updated: string
  alternates: { hreflang: string; path: string }[]
}

interface Listing {
  site: { siteMetadata: { siteUrl: string } }
  allRouted: { nodes: ListedPage[] }
}

/** Options of gatsby-plugin-sitemap: canonical pages only, each with its day of change and its twin in the other language. */
export const sitemapOptions = {
  output: '/',
  // A sitemap may hold 50,000 addresses and 50 MB; beside each stand those of its twins. The index names every file.
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
