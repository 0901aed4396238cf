import type { TFunction } from 'i18next'
import { Button, ButtonLink } from './Button'
import { ButtonRow } from './ButtonRow'

interface Props {
  t: TFunction
  onRetry: () => void
  /** Link to support: a page, or an e-mail with the form’s contents. */
  support: string
}

/** Three ways to continue after an error: retry, reload, contact. Takes `t`, as the error panel is outside of a page. */
export function ErrorRecoveryButtons({ t, onRetry, support }: Props) {
  return (
    <ButtonRow>
      <Button type="button" onClick={onRetry}>
        {t('errors.retry')}
      </Button>
      <Button type="button" look="outlined" onClick={() => location.reload()}>
        {t('errors.reload')}
      </Button>
      <ButtonLink to={support} fullLoad look="outlined">
        {t('errors.support')}
      </ButtonLink>
    </ButtonRow>
  )
}
