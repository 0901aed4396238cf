import styled from '@emotion/styled'
import { useTranslation } from 'gatsby-plugin-react-i18next'
import type { ReactNode } from 'react'
import { color, fontSize } from '../../../styles/tokens'
import { Button, ButtonLink } from '../../ui/Button'
import { CopyStatus } from '../../ui/CopyStatus'
import { ButtonRow, ErrorRecoveryButtons } from '../../ui/ErrorRecoveryButtons'
import { TextArea } from '../../ui/inputs'
import { RequestOutcomePanel } from '../../ui/RequestOutcomePanel'
import type { FormSpec } from '../Form'
import type { DeliveryState } from '../formState'

const Text = styled(TextArea)({ minHeight: '9rem', background: color.sunken, fontSize: fontSize.small })

interface Props {
  spec: FormSpec
  delivery: DeliveryState
  onRetry: () => void
  onBack: () => void
}

/** The outcome of sending: sent, an e-mail ready to send, or a failure with ways to continue. */
export function Outcome({ spec: { name, email: to }, delivery, onRetry, onBack }: Props) {
  const { t } = useTranslation()
  const { status } = delivery
  switch (status) {
    case 'failed': {
      const { edited, failure, email } = delivery
      return (
        <RequestOutcomePanel key={status} failed keepsFocus={edited} title={t(`errors.kinds.${failure.kind}`)}>
          <p>
            {failure.details.mayHaveArrived ? t(`form.inDoubt.${name}`) : t(`form.failed.${name}`)}. {t('errors.kept')}
          </p>
          <ErrorRecoveryButtons
            labels={{ retry: t('errors.retry'), reload: t('errors.reload'), support: t('errors.support') }}
            onRetry={onRetry}
            support={email.href}
          />
          {email.tooLong && <EmailText body={email.body} />}
        </RequestOutcomePanel>
      )
    }
    case 'suspected':
      return (
        <RequestOutcomePanel key={status} failed title={t('form.suspected')}>
          <p>{t('form.suspectedText')}</p>
        </RequestOutcomePanel>
      )
    case 'composed': {
      const { href, body, tooLong } = delivery.email
      return (
        <RequestOutcomePanel key={status} title={tooLong ? t('form.long') : t('form.composed')}>
          <p>{tooLong ? t('form.longText', { email: to }) : t('form.composedText', { email: to })}</p>
          <EmailText body={body}>
            <ButtonLink to={href} look="outlined">
              {tooLong ? t('channels.write') : t('form.openAgain')}
            </ButtonLink>
          </EmailText>
        </RequestOutcomePanel>
      )
    }
    case 'sent':
      return (
        <RequestOutcomePanel key={status} keepsFocus={delivery.edited} title={t(`form.sent.${name}`)}>
          <p>{delivery.edited ? t('form.edited') : t(`form.sentText.${name}`)}</p>
          {!delivery.edited && (
            <ButtonRow>
              <Button type="button" look="outlined" onClick={onBack}>
                {t('form.back')}
              </Button>
            </ButtonRow>
          )}
        </RequestOutcomePanel>
      )
    default:
      return null
  }
}

/** The text of an e-mail, to read and copy. */
function EmailText({ body, children }: { body: string; children?: ReactNode }) {
  const { t } = useTranslation()
  return (
    <>
      <Text readOnly aria-label={t('form.composedBody')} value={body} />
      <ButtonRow>
        <Button type="button" data-copy={body}>
          {t('form.copy')}
        </Button>
        {children}
        <CopyStatus />
      </ButtonRow>
    </>
  )
}
