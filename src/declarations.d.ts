declare module '*.woff2' {
  /** Address of the file. */
  const url: string
  export default url
}

// Chromium's, which TypeScript leaves out as the other browsers have none.
interface Navigator {
  readonly connection?: { saveData?: boolean; effectiveType?: string }
}

// Gatsby's own router; it ships no types.
declare module '@gatsbyjs/reach-router' {
  /** The address of the page, followed as it changes. */
  export function useLocation(): { pathname: string; search: string; hash: string }
}

// What gatsby-plugin-sitemap gives Gatsby; it ships no types.
declare module 'gatsby-plugin-sitemap/gatsby-node' {
  /** Writes the sitemap and its index into public/. */
  export function onPostBuild(api: object, options: object): Promise<void>
}
