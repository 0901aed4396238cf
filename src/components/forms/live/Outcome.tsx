import styled from '@emotion/styled'
import { useTranslation } from 'gatsby-plugin-react-i18next'
import { useEffect, useRef, type ReactNode } from 'react'
import { color, radius, size } from '../../../styles/tokens'
import { Button, ButtonLink } from '../../ui/Button'
import { ErrorActions } from '../../ui/ErrorActions'
import type { Progress } from './progress'

const Box = styled.div({
  display: 'grid',
  gap: '0.75rem',
  padding: '1.25rem 1.5rem',
  border: `2px solid ${color.ok}`,
  borderRadius: radius.control,
  background: color.surface,
  '&[data-failed]': { borderColor: color.danger },
  '& h3': { fontSize: size.h3 },
  '& textarea': {
    width: '100%',
    minHeight: '9rem',
    padding: '0.75rem',
    border: `1px solid ${color.soft}`,
    borderRadius: radius.control,
    background: color.sunken,
    color: color.text,
    font: 'inherit',
    fontSize: size.small,
  },
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
      <Panel key="failed" failed title={t(`errors.kinds.${progress.kind}`)}>
        <p>{t('errors.kept')}</p>
        <ErrorActions
          words={{ retry: t('errors.retry'), reload: t('errors.reload'), support: t('errors.support') }}
          onRetry={onRetry}
          support={progress.email.href}
        />
      </Panel>
    )
  if (progress.step === 'composed')
    return (
      <Panel key="composed" title={t('form.composed')}>
        <p>{t('form.composedText', { email })}</p>
        <textarea readOnly aria-label={t('form.composedBody')} value={progress.email.body} />
        <Row>
          <ButtonLink to={progress.email.href}>{t('form.openAgain')}</ButtonLink>
        </Row>
      </Panel>
    )
  if (progress.step === 'sent')
    return (
      <Panel key="sent" title={sent.title}>
        <p>{sent.text}</p>
        <Row>
          <Button type="button" look="quiet" onClick={onBack}>
            {t('form.another')}
          </Button>
        </Row>
      </Panel>
    )
  return null
}

function Panel({ title, failed, children }: { title: string; failed?: boolean; children: ReactNode }) {
  const ref = useRef<HTMLDivElement>(null)
  useEffect(() => ref.current?.focus(), [])
  return (
    <Box ref={ref} tabIndex={-1} role={failed ? 'alert' : 'status'} data-failed={failed || undefined}>
      <h3>{title}</h3>
      {children}
    </Box>
  )
}
