import type { AnchorHTMLAttributes } from 'react'

/** Stands in for `gatsby` in unit tests: a link is an anchor, a query is nothing. */
export function Link({ to, ...rest }: AnchorHTMLAttributes<HTMLAnchorElement> & { to: string }) {
  return (
    <a href={to} {...rest}>
      {rest.children}
    </a>
  )
}

export const graphql = () => null

export const withPrefix = (path: string) => path
