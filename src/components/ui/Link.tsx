import { Link as GatsbyLink } from 'gatsby'
import type { AnchorHTMLAttributes } from 'react'
import { isDownload } from '../../lib/downloads'

interface Props extends AnchorHTMLAttributes<HTMLAnchorElement> {
  /** Address as content nodes give it: already in the language of the page. */
  to: string
  /** True when the page must be loaded afresh from the host. */
  fullLoad?: boolean | null
  /** What the router is told along the way. */
  state?: object
}

/** The one link of the site: to a page, to a place on this one, to a channel, or to the outside. */
export function Link({ to, fullLoad, state, ...rest }: Props) {
  if (to.startsWith('/') && !fullLoad && !isDownload(to)) return <GatsbyLink to={to} state={state} {...rest} />
  // eslint-disable-next-line jsx-a11y/anchor-has-content -- the content comes with the properties
  return <a href={to} rel={to.startsWith('https://') ? 'noopener' : undefined} {...rest} />
}
