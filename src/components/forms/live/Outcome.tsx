import styled from '@emotion/styled'
import { useTranslation } from 'gatsby-plugin-react-i18next'
import { color, radius, size } from '../../../styles/tokens'
import { Button, ButtonLink } from '../../ui/Button'
import { ErrorActions } from '../../ui/ErrorActions'
import { ResultPanel } from '../../ui/ResultPanel'
import type { Progress } from './progress'

const Text = styled.textarea({
  width: '100%',
  minHeight: '9rem',
  padding: '0.75rem',
  border: `1px solid ${color.soft}`,
  borderRadius: radius.control,
  background: color.sunken,
  color: color.text,
  font: 'inherit',
  fontSize: size.small,
})
const Row = styled.div({ display: 'flex', flexWrap: 'wrap', gap: '0.75rem' })

interface Props {
  progress: Progress
  /** Who gets the e-mail. */
  email: string
  sent: { title: string; text: string }
  onRetry: () => void
  onBack: () => void
}

/** How a form came out: sent, an e-mail that waits to be sent, or what went wrong with a way on. */
export function Outcome({ progress, email, sent, onRetry, onBack }: Props) {
  const { t } = useTranslation()
  if (progress.step === 'failed')
    return (
      <ResultPanel key="failed" failed title={t(`errors.kinds.${progress.kind}`)}>
        <p>{t('errors.kept')}</p>
        <ErrorActions
          words={{ retry: t('errors.retry'), reload: t('errors.reload'), support: t('errors.support') }}
          onRetry={onRetry}
          support={progress.email.href}
        />
      </ResultPanel>
    )
  if (progress.step === 'composed')
    return (
      <ResultPanel key="composed" title={t('form.composed')}>
        <p>{t('form.composedText', { email })}</p>
        <Text readOnly aria-label={t('form.composedBody')} value={progress.email.body} />
        <Row>
          <ButtonLink to={progress.email.href}>{t('form.openAgain')}</ButtonLink>
        </Row>
      </ResultPanel>
    )
  if (progress.step === 'sent')
    return (
      <ResultPanel key="sent" title={sent.title}>
        <p>{sent.text}</p>
        <Row>
          <Button type="button" look="quiet" onClick={onBack}>
            {t('form.another')}
          </Button>
        </Row>
      </ResultPanel>
    )
  return null
}
