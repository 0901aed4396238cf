import { Link as GatsbyLink } from 'gatsby'
import { Children, type AnchorHTMLAttributes } from 'react'
import { isSearchPath } from '../../../shared/paths'
import { isDownloadPath } from '../../../shared/downloads'
import { Typeset } from './Typeset'

interface Props extends AnchorHTMLAttributes<HTMLAnchorElement> {
  /** Address as content nodes give it: already in the language of the page. */
  to: string
  /** True when the page must be loaded afresh from the host. */
  fullLoad?: boolean | null
  /** What the router is told along the way. */
  state?: object
}

/** The one link of the site: to a page, to a place on this one, to a channel, or to the outside. Its words are typeset. */
export function Link({ to, fullLoad, state, children, ...rest }: Props) {
  const words = Children.map(children, child =>
    typeof child === 'string' ? <Typeset together>{child}</Typeset> : child,
  )
  // The policy of the page that searches allows its engine, and stays that of the page that was loaded.
  const whole = fullLoad || isDownloadPath(to) || (isSearchPath(to) && !state)
  if (to.startsWith('/') && !whole) {
    return (
      <GatsbyLink to={to} state={state} {...rest}>
        {words}
      </GatsbyLink>
    )
  }
  return (
    // Where React does not know the link, this says how to follow it (site/browser/followLink.ts).
    <a
      href={to}
      rel={to.startsWith('https://') ? 'noopener' : undefined}
      data-load={to.startsWith('/') ? 'whole' : undefined}
      {...rest}
    >
      {words}
    </a>
  )
}
