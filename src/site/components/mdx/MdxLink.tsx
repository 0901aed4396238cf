import styled from '@emotion/styled'
import Phone from 'lucide-react/icons/phone'
import type { AnchorHTMLAttributes } from 'react'
import { textLink } from '../../styles/mixins'
import { color, fontFamily, fontSize, phoneQuery } from '../../styles/tokens'
import { DecorativeLucideIcon } from '../ui/DecorativeLucideIcon'
import { Link } from '../ui/Link'

// In a table whose cells phones stack, a number to call is a row, as in the panel that ends a page.
const PhoneLink = styled(Link)({
  ...textLink,
  '& > svg': { display: 'none' },
  [phoneQuery]: {
    'td > &&': {
      display: 'flex',
      alignItems: 'center',
      gap: '0.75rem',
      minHeight: '3rem',
      color: color.ink,
      font: `460 ${fontSize.h3}/1.3 ${fontFamily.display}`,
      textDecoration: 'none',
    },
    'td > && > svg': { display: 'block', color: color.accent },
  },
})

/** Renders Markdown links with the site’s Link component. */
export function MdxLink({ href = '', children, ...rest }: AnchorHTMLAttributes<HTMLAnchorElement>) {
  return href.startsWith('tel:') ? (
    <PhoneLink to={href} {...rest}>
      <DecorativeLucideIcon icon={Phone} size={18} />
      {children}
    </PhoneLink>
  ) : (
    <Link to={href} {...rest}>
      {children}
    </Link>
  )
}
