import styled from '@emotion/styled'
import ArrowRight from 'lucide-react/icons/arrow-right'
import Mail from 'lucide-react/icons/mail'
import Phone from 'lucide-react/icons/phone'
import { textLink } from '../../styles/mixins'
import { color, fontFamily, fontSize, mediaQueries, phoneQuery, tabletRangeQuery } from '../../styles/tokens'
import { StandaloneButtonLink, type ButtonLook } from './Button'
import { DecorativeLucideIcon } from './DecorativeLucideIcon'
import { Link } from './Link'

const List = styled.ul({
  display: 'grid',
  // The links have a height of their own.
  [phoneQuery]: { '& > li:first-of-type': { marginBottom: '0.5rem' } },
  [mediaQueries.tablet]: { display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: '0.75rem 2.5rem' },
  // Telephone and e-mail together, where not all are in one row.
  [tabletRangeQuery]: { '& > li:first-of-type:has(+ li svg)': { flexBasis: '100%' } },
  '@media (max-width: 79.99em)': { '& > li:not(:has(svg))': { flexBasis: 'calc(100% - 20rem)' } },
})
const Other = styled(Link)({
  display: 'inline-flex',
  alignItems: 'center',
  gap: '0.75rem',
  minHeight: '2.75rem',
  color: color.ink,
  font: `460 ${fontSize.h3}/1.3 ${fontFamily.display}`,
  textDecoration: 'none',
  '&:hover': { color: color.accent },
  '& svg': { flex: 'none', color: color.accent },
})
const Further = styled(Link)({
  ...textLink,
  display: 'inline-block',
  padding: '0.7rem 0',
  fontSize: fontSize.small,
})

const icons = { booking: ArrowRight, phone: Phone, email: Mail }

interface Props {
  /**
   * `purpose` tells screen readers what a phone number or an address is for. Without a `channel`, a link to another
   * page.
   */
  channels: readonly { channel?: Queries.Channel; way: { to: string; label: string }; purpose?: string }[]
  /** Look of the button. */
  look: ButtonLook
}

/** Ways to reach the practice in a row, on phones below each other: the first is a button, the others a line each. */
export function ContactChannels({ channels, look }: Props) {
  return (
    <List>
      {channels.map(({ channel, way, purpose }, index) => {
        const icon = channel && <DecorativeLucideIcon icon={icons[channel]} size={18} />
        const words = purpose && <span className="visually-hidden">{purpose}</span>
        const Way = channel ? Other : Further
        return (
          <li key={way.to}>
            {index ? (
              <Way to={way.to}>
                {icon}
                {way.label}
                {words}
              </Way>
            ) : (
              <StandaloneButtonLink to={way.to} look={look}>
                {way.label}
                {icon}
                {words}
              </StandaloneButtonLink>
            )}
          </li>
        )
      })}
    </List>
  )
}
