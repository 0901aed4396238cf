// The parts of Gatsby’s router that tests use and the site does not; it ships no types.
declare module '@gatsbyjs/reach-router' {
  type LinkProps = import('react').AnchorHTMLAttributes<HTMLAnchorElement> & { to: string; state?: object }
  /** An anchor whose plain clicks the router handles. */
  export const Link: import('react').ComponentType<LinkProps>
  /** Provides the current location. */
  export const LocationProvider: import('react').ComponentType<{ children: import('react').ReactNode }>
  /** Navigates client-side. */
  export function navigate(to: string): Promise<void>
}
