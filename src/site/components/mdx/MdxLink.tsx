import type { AnchorHTMLAttributes } from 'react'
import { Link } from '../ui/Link'

/** Renders Markdown links with the site’s Link component. */
export function MdxLink({ href = '', ...rest }: AnchorHTMLAttributes<HTMLAnchorElement>) {
  return <Link to={href} {...rest} />
}
