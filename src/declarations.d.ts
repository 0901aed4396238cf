declare module '*.woff2' {
  /** Address of the file. */
  const url: string
  export default url
}

// Gatsby's own router; it ships no types.
declare module '@gatsbyjs/reach-router' {
  /** The address of the page, followed as it changes. */
  export function useLocation(): { pathname: string; search: string; hash: string }
}

/** Outside origins of the practice’s providers; src/build puts them in place of the name when it makes the HTML. */
declare const PROVIDER_ORIGINS: import('./config/origins').Origins
