import { useTranslation } from 'gatsby-plugin-react-i18next'
import Phone from 'lucide-react/icons/phone'
import { ButtonLink } from '../ui/Button'
import { DecorativeIcon } from '../ui/DecorativeIcon'

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
      <ButtonLink to={`tel:${phone}`} look="quiet" aria-label={t('channels.phone')}>
        <DecorativeIcon icon={Phone} size={20} />
      </ButtonLink>
    </nav>
  )
}
