import styled from '@emotion/styled'
import { useTranslation } from 'gatsby-plugin-react-i18next'
import { color, fontSize } from '../../../styles/tokens'
import { Button, ButtonLink } from '../../ui/Button'
import { ButtonRow } from '../../ui/ButtonRow'
import { CopyStatus } from '../../ui/CopyStatus'
import { RetryReloadSupportButtons } from '../../ui/RetryReloadSupportButtons'
import { TextArea } from '../../ui/inputs'
import { OutcomePanel } from '../../ui/OutcomePanel'
import type { FormState } from './formState'

const Text = styled(TextArea)({ minHeight: '9rem', background: color.sunken, fontSize: fontSize.small })

interface Props extends FormState {
  onRetry: () => void
  onBack: () => void
}

/** The outcome of sending: sent, an e-mail ready to send, or a failure with ways to continue. */
export function Outcome({ delivery: { status, title, text, email, edited }, onRetry, onBack }: Props) {
  const { t } = useTranslation()
  if (!title) return null
  const isFailed = status === 'failed'
  const isComposed = status === 'composed'
  return (
    <OutcomePanel key={status} failed={isFailed || status === 'suspected'} keepsFocus={edited} title={title}>
      <p>{text}</p>
      {isFailed && email && (
        <RetryReloadSupportButtons
          labels={{ retry: t('errors.retry'), reload: t('errors.reload'), support: t('errors.support') }}
          onRetry={onRetry}
          support={email.href}
        />
      )}
      {email && (isComposed || email.tooLong) && (
        <>
          <Text readOnly aria-label={t('form.composedBody')} value={email.body} />
          <ButtonRow>
            <Button type="button" data-copy={email.body}>
              {t('form.copy')}
            </Button>
            {isComposed && (
              <ButtonLink to={email.href} look="outlined">
                {email.tooLong ? t('channels.write') : t('form.openAgain')}
              </ButtonLink>
            )}
            <CopyStatus />
          </ButtonRow>
        </>
      )}
      {status === 'sent' && !edited && (
        <ButtonRow>
          <Button type="button" look="outlined" onClick={onBack}>
            {t('form.back')}
          </Button>
        </ButtonRow>
      )}
    </OutcomePanel>
  )
}
