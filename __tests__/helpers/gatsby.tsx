import type { AnchorHTMLAttributes } from 'react'

/** Stands in for `gatsby` in unit tests: a link is an anchor whose clicks the router takes, a query is nothing. */
export function Link({ to, ...rest }: AnchorHTMLAttributes<HTMLAnchorElement> & { to: string }) {
  return (
    // eslint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/no-static-element-interactions -- a link
    <a href={to} onClick={event => event.preventDefault()} {...rest}>
      {rest.children}
    </a>
  )
}

export const graphql = () => null

export const withPrefix = (path: string) => path
