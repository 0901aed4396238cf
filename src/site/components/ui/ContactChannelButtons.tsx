import styled from '@emotion/styled'
import ArrowRight from 'lucide-react/icons/arrow-right'
import Mail from 'lucide-react/icons/mail'
import Phone from 'lucide-react/icons/phone'
import { ButtonLink, type ButtonVariant } from './Button'
import { DecorativeIcon } from './DecorativeIcon'

const List = styled.ul({ display: 'grid', gap: '0.75rem' })
const WideButton = styled(ButtonLink)({ width: '100%', justifyContent: 'space-between', textAlign: 'start' })

const icons = { booking: ArrowRight, phone: Phone, email: Mail }

interface Props {
  /** `purpose` tells screen readers what a phone number or an address is for. */
  buttons: readonly { channel: Queries.Channel; way: { to: string; label: string }; purpose?: string }[]
  /** Look of the first. */
  main: ButtonVariant
  /** Look of the others. */
  other: ButtonVariant
}

/** Ways to reach the practice, one wide button each; the first is the primary one. */
export function ContactChannelButtons({ buttons, main, other }: Props) {
  return (
    <List>
      {buttons.map(({ channel, way, purpose }, index) => (
        <li key={way.to}>
          <WideButton to={way.to} look={index === 0 ? main : other}>
            {way.label}
            <DecorativeIcon icon={icons[channel]} size={channel === 'booking' ? 18 : 16} />
            {purpose && <span className="visually-hidden">{purpose}</span>}
          </WideButton>
        </li>
      ))}
    </List>
  )
}
