declare module '*.woff2' {
  /** URL of the file. */
  const url: string
  export default url
}

// Only Chromium has it, so TypeScript’s DOM types omit it.
interface Navigator {
  readonly connection?: { saveData?: boolean; effectiveType?: string }
}

// Gatsby's own router; it ships no types.
declare module '@gatsbyjs/reach-router' {
  /** The current location; re-renders on navigation. */
  export function useLocation(): { pathname: string; search: string; hash: string }
}

// The part of gatsby-plugin-sitemap that Gatsby calls; it ships no types.
declare module 'gatsby-plugin-sitemap/gatsby-node' {
  /** Writes the sitemap and its index into public/. */
  export function onPostBuild(api: object, options: object): Promise<void>
}
