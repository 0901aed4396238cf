// What the tests use of Gatsby’s own router besides what the site does; it ships no types.
declare module '@gatsbyjs/reach-router' {
  type LinkProps = import('react').AnchorHTMLAttributes<HTMLAnchorElement> & { to: string; state?: object }
  /** An anchor whose plain clicks the router takes. */
  export const Link: import('react').ComponentType<LinkProps>
  /** Tells what stands inside it where the reader is. */
  export const LocationProvider: import('react').ComponentType<{ children: import('react').ReactNode }>
  /** Goes to an address without a load. */
  export function navigate(to: string): Promise<void>
}
