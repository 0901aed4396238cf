import styled from '@emotion/styled'
import { useTranslation } from 'gatsby-plugin-react-i18next'
import { useEffect, type ReactNode } from 'react'
import { useSearchParam } from '../../hooks/useSearchParam'
import { Button } from '../ui/Button'
import { ContactFields } from './ContactFields'
import { contactRules } from './contactRules'
import { formTarget } from './formTarget'
import { Trap } from './Trap'
import { trapName } from './trapName'
import { fieldId, useForm } from './useForm'

const Form = styled.form({ position: 'relative', display: 'grid', gap: '1.5rem' })
const Send = styled(Button)({ justifySelf: 'start' })

const name = 'contact'
const idOf = (field: string) => fieldId(name, field)

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
  const { formProps, live, step, problems, summary, outcome } = useForm({
    name,
    category: 'Contact Form',
    rules: contactRules,
    labels,
    endpoint,
    email,
    subject,
    sent: { title: t('form.sent'), text: t('form.sentText') },
  })

  const wanted = useSearchParam('service')
  useEffect(() => {
    if (wanted && services.some(({ id }) => id === wanted)) live?.prefer('service', wanted)
  }, [live, services, wanted])

  if (step === 'sent') return outcome
  return (
    <Form {...formTarget(endpoint, email, subject)} {...formProps}>
      {summary}
      <input type="hidden" name="language" value={language} />
      <ContactFields {...{ idOf, labels, rules: contactRules, problems, services, reply, sms }} live={Boolean(live)} />
      <Trap id={idOf(trapName)} />
      <Send type="submit" aria-disabled={step === 'sending' || undefined}>
        {step === 'sending' ? t('form.sending') : t('form.send')}
      </Send>
      {outcome}
    </Form>
  )
}
