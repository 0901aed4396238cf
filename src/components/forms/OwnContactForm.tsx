import styled from '@emotion/styled'
import { useTranslation } from 'gatsby-plugin-react-i18next'
import { useEffect, type ReactNode } from 'react'
import { readDraft } from '../../browser/draft'
import { showToast } from '../../browser/toast'
import { useSearchParam } from '../../hooks/useSearchParam'
import { Button } from '../ui/Button'
import { ContactFields } from './ContactFields'
import { contactRules } from './contactRules'
import { ErrorSummary } from './ErrorSummary'
import { formTarget } from './formTarget'
import { Outcome } from './Outcome'
import { Trap } from './Trap'
import { useForm } from './useForm'

const Form = styled.form({ position: 'relative', display: 'grid', gap: '1.5rem' })
const Send = styled(Button)({ justifySelf: 'start' })

const draftName = 'contact'
const idOf = (name: string) => `contact-${name}`

interface Props {
  endpoint: string | null
  email: string
  language: string
  services: readonly { readonly id: string; readonly name: string }[]
  reply: string
  sms: { consent: string; terms: ReactNode }
}

/** The site’s own contact form. */
export function OwnContactForm({ endpoint, email, language, services, reply, sms }: Props) {
  const { t } = useTranslation()
  const subject = t('form.subject')
  const labels: Record<string, string> = {
    name: t('form.fields.name'),
    email: t('form.fields.email'),
    phone: t('form.fields.phone'),
    company: t('form.fields.company'),
    service: t('form.fields.service'),
    message: t('form.fields.message'),
    reply,
    sms: sms.consent,
  }
  const { formProps, live, progress, problems, attempts, submit, keep, back } = useForm({
    name: draftName,
    category: 'Contact Form',
    rules: contactRules,
    endpoint,
    email,
    subject,
    onEnd: (step, kind) =>
      step === 'sent'
        ? showToast({ kind: 'success', title: t('toast.sent') })
        : showToast({ kind: 'error', title: t('toast.failed'), description: t(`errors.kinds.${kind}`) }),
  })

  // The address chooses the service, unless the visitor has chosen another since coming to it.
  const wanted = useSearchParam('service')
  useEffect(() => {
    const select = formProps.ref.current?.elements.namedItem('service')
    if (!(select instanceof HTMLSelectElement) || !services.some(({ id }) => id === wanted)) return
    if (select.value && readDraft(draftName)?.query === location.search) return
    select.value = wanted ?? ''
    keep()
    // Only a new address chooses again.
    // eslint-disable-next-line react-hooks/exhaustive-deps
  }, [wanted])

  const outcome = (
    <Outcome
      progress={progress}
      email={email}
      sent={{ title: t('form.sent'), text: t('form.sentText') }}
      onRetry={submit}
      onBack={back}
    />
  )
  if (progress.step === 'sent') return outcome
  return (
    <Form {...formTarget(endpoint, email, subject)} {...formProps}>
      <ErrorSummary problems={problems} attempts={attempts} labels={labels} idOf={idOf} />
      <input type="hidden" name="language" value={language} />
      <ContactFields {...{ idOf, labels, rules: contactRules, problems, live, services, reply, sms }} />
      <Trap id={idOf('website')} />
      <Send type="submit" aria-disabled={progress.step === 'sending' || undefined}>
        {progress.step === 'sending' ? t('form.sending') : t('form.send')}
      </Send>
      {outcome}
    </Form>
  )
}
