import styled from '@emotion/styled'
import { useTranslation } from 'gatsby-plugin-react-i18next'
import type { ReactNode } from 'react'
import type { ComposedEmail } from '../composeEmail'
import { color, radius, fontSize } from '../../../styles/tokens'
import { Button, ButtonLink } from '../../ui/Button'
import { CopyOutput } from '../../ui/CopyOutput'
import { ErrorActions } from '../../ui/ErrorActions'
import { RequestOutcomePanel } from '../../ui/RequestOutcomePanel'
import type { FormWords } from '../Form'
import type { DeliveryState } from '../formState'

const Text = styled.textarea({
  width: '100%',
  minHeight: '9rem',
  padding: '0.75rem',
  border: `1px solid ${color.soft}`,
  borderRadius: radius.control,
  background: color.sunken,
  color: color.text,
  font: 'inherit',
  fontSize: fontSize.small,
})
const Row = styled.div({ display: 'flex', flexWrap: 'wrap', gap: '0.75rem' })

interface Props {
  delivery: DeliveryState
  /** Who gets the e-mail. */
  to: string
  words: FormWords
  onRetry: () => void
  onBack: () => void
}

/** What became of a message: sent, an e-mail that waits to be sent, or what went wrong with a way on. */
export function Outcome({ delivery, to, words, onRetry, onBack }: Props) {
  const { t } = useTranslation()
  switch (delivery.status) {
    case 'failed':
      return (
        <RequestOutcomePanel key="failed" failed aside={delivery.edited} title={t(`errors.kinds.${delivery.kind}`)}>
          <p>
            {delivery.mayHaveArrived ? words.inDoubt : words.failed}. {words.kept}
          </p>
          <ErrorActions
            labels={{ retry: t('errors.retry'), reload: t('errors.reload'), support: t('errors.support') }}
            onRetry={onRetry}
            support={delivery.email.href}
          />
          {delivery.email.tooLong && <EmailText email={delivery.email} />}
        </RequestOutcomePanel>
      )
    case 'suspected':
      return (
        <RequestOutcomePanel key="suspected" failed title={t('form.suspected')}>
          <p>{t('form.suspectedText')}</p>
        </RequestOutcomePanel>
      )
    case 'composed': {
      const { email } = delivery
      return (
        <RequestOutcomePanel key="composed" title={email.tooLong ? t('form.long') : t('form.composed')}>
          <p>{email.tooLong ? t('form.longText', { email: to }) : t('form.composedText', { email: to })}</p>
          <EmailText email={email}>
            <ButtonLink to={email.href} look="quiet">
              {email.tooLong ? t('channels.write') : t('form.openAgain')}
            </ButtonLink>
          </EmailText>
        </RequestOutcomePanel>
      )
    }
    case 'sent':
      return (
        <RequestOutcomePanel key="sent" aside={delivery.edited} title={words.sent}>
          <p>{delivery.edited ? t('form.edited') : words.sentText}</p>
          {!delivery.edited && (
            <Row>
              <Button type="button" look="quiet" onClick={onBack}>
                {words.back}
              </Button>
            </Row>
          )}
        </RequestOutcomePanel>
      )
    default:
      return null
  }
}

/** The text of an e-mail, to be read and copied. */
function EmailText({ email: { body }, children }: { email: ComposedEmail; children?: ReactNode }) {
  const { t } = useTranslation()
  return (
    <>
      <Text readOnly aria-label={t('form.composedBody')} value={body} />
      <Row>
        <Button type="button" data-copy={body}>
          {t('form.copy')}
        </Button>
        {children}
        <CopyOutput />
      </Row>
    </>
  )
}
