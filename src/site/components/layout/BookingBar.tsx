import styled from '@emotion/styled'
import { useTranslation } from 'gatsby-plugin-react-i18next'
import { pageMargin } from '../../styles/mixins'
import { color, mediaQueries, roomyScreenQuery } from '../../styles/tokens'
import { ButtonLink } from '../ui/Button'

/**
 * Stays at the foot of the window until the main part of the page ends. The opening of a page lies over it, so that it shows from the next
 * section on.
 */
const Bar = styled.p({
  display: 'none',
  [roomyScreenQuery]: {
    position: 'sticky',
    bottom: 0,
    zIndex: 10,
    display: 'grid',
    gridTemplateColumns: '1fr auto',
    gap: '0.5rem',
    padding: `0.5rem ${pageMargin}`,
    background: color.paper,
    borderTop: `1px solid ${color.line}`,
  },
  // Where someone types, a keyboard takes the room; the consent bar, which stands alone in the body, asks first.
  ':root:has(:is(input, select, textarea):focus) &, body:has(> section) &': { visibility: 'hidden' },
  [mediaQueries.tablet]: { display: 'none' },
})

interface Props {
  /** The one thing we want a visitor to do. */
  action: Queries.ActionFragment
  /** Telephone number as addresses have it. */
  phone: string
}

/** On phones: booking and calling, within reach of a thumb. */
export function BookingBar({ action, phone }: Props) {
  const { t } = useTranslation()
  return (
    <Bar>
      <ButtonLink to={action.to}>{action.label}</ButtonLink>
      <ButtonLink to={`tel:${phone}`} look="quiet">
        {t('channels.phone')}
      </ButtonLink>
    </Bar>
  )
}
