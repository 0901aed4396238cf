import { Button, ButtonLink } from './Button'
import { ButtonRow } from './ButtonRow'

interface Props {
  labels: { retry: string; reload: string; support: string }
  onRetry: () => void
  /** Link to support: a page, or an e-mail with the form’s contents. */
  support: string
}

/** Three ways to continue after an error: retry, reload, contact. */
export function RetryReloadSupportButtons({ labels, onRetry, support }: Props) {
  return (
    <ButtonRow>
      <Button type="button" onClick={onRetry}>
        {labels.retry}
      </Button>
      <Button type="button" look="outlined" onClick={() => location.reload()}>
        {labels.reload}
      </Button>
      <ButtonLink to={support} fullLoad look="outlined">
        {labels.support}
      </ButtonLink>
    </ButtonRow>
  )
}
