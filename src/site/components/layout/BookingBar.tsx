import { useTranslation } from 'gatsby-plugin-react-i18next'
import { ButtonLink } from '../ui/Button'

interface Props {
  /** The one thing we want a visitor to do. */
  action: Queries.ActionFragment
  /** Telephone number as addresses have it. */
  phone: string
}

/** On phones: booking and calling, within reach of a thumb (site/styles/frame). */
export function BookingBar({ action, phone }: Props) {
  const { t } = useTranslation()
  return (
    <nav className="booking" aria-label={action.label}>
      <ButtonLink to={action.to}>{action.label}</ButtonLink>
      <ButtonLink to={`tel:${phone}`} look="quiet">
        {t('channels.phone')}
      </ButtonLink>
    </nav>
  )
}
