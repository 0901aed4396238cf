import { useTranslation } from 'gatsby-plugin-react-i18next'
import Phone from 'lucide-react/icons/phone'
import { ButtonLink } from '../ui/Button'
import { DecorativeLucideIcon } from '../ui/DecorativeLucideIcon'

interface Props {
  /** The main call to action. */
  action: Queries.ActionFragment
  /** Phone number for a tel: URL. */
  phone: string
}

/** Buttons for booking and calling at the bottom of the window (site/styles/headerAndHero). */
export function BookOrCallBar({ action, phone }: Props) {
  const { t } = useTranslation()
  return (
    <nav className="booking" aria-label={action.label}>
      <ButtonLink to={action.to}>{action.label}</ButtonLink>
      <ButtonLink to={`tel:${phone}`} look="outlined" aria-label={t('channels.phone')}>
        <DecorativeLucideIcon icon={Phone} size={20} />
      </ButtonLink>
    </nav>
  )
}
