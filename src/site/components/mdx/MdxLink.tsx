import type { AnchorHTMLAttributes } from 'react'
import { Link } from '../ui/Link'

/** A Markdown link as the site’s link. */
export function MdxLink({ href = '', ...rest }: AnchorHTMLAttributes<HTMLAnchorElement>) {
  return <Link to={href} {...rest} />
}
