import { Link as GatsbyLink } from 'gatsby'
import { Children, type AnchorHTMLAttributes } from 'react'
import { isSearchPath } from '../../../shared/paths'
import { isDownloadPath } from '../../../shared/downloads'
import { Typeset } from './Typeset'

interface Props extends AnchorHTMLAttributes<HTMLAnchorElement> {
  /** URL as in content nodes: already localized. */
  to: string
  /** Its text, unless it has children. */
  label?: string
  /** Whether it must cause a full page load. */
  fullLoad?: boolean | null
  /** History state for the router. */
  state?: object
}

/** The link component: pages, anchors, contact channels, external URLs. Its text is typeset. */
export function Link({ to, label, fullLoad, state, children = label, ...rest }: Props) {
  const content = Children.map(children, child =>
    typeof child === 'string' ? <Typeset together>{child}</Typeset> : child,
  )
  // Only the search page’s CSP allows the search engine’s WebAssembly, and the CSP is that of the initially loaded
  // page.
  const whole = fullLoad || isDownloadPath(to) || (isSearchPath(to) && !state)
  if (to.startsWith('/') && !whole) {
    return (
      <GatsbyLink to={to} state={state} {...rest}>
        {content}
      </GatsbyLink>
    )
  }
  return (
    <a
      href={to}
      rel={to.startsWith('https://') ? 'noopener' : undefined}
      // Makes followClickedLink leave this link to the browser.
      data-load={to.startsWith('/') ? 'whole' : undefined}
      {...rest}
    >
      {content}
    </a>
  )
}
