import { useTranslation } from 'gatsby-plugin-react-i18next'
import type { ReactNode } from 'react'
import { useSearchParamValue } from '../../hooks/useSearchParamValue'
import type { FieldSpec } from './Field'
import { Form } from './Form'

interface Props {
  endpoint: string | null
  email: string
  services: readonly { readonly id: string; readonly name: string }[]
  /** True where the form takes the place of a booking calendar. */
  asksForTimes: boolean
  reply: string
  sms: { consent: string; terms: ReactNode }
}

/** The site’s own contact form. */
export function BuiltInContactForm({ endpoint, email, services, asksForTimes, reply, sms }: Props) {
  const { t } = useTranslation()
  const wanted = useSearchParamValue('service')
  const zone = t('form.help.zone')
  const message = useSearchParamValue('message')
  return (
    <Form
      name="contact"
      category="Contact Form"
      endpoint={endpoint}
      email={email}
      subject={t('form.subject')}
      words={{
        submit: t('form.send'),
        sent: t('form.sent'),
        sentText: t('form.sentText'),
        failed: t('form.failed'),
        inDoubt: t('form.inDoubt'),
      }}
      fields={[
        {
          name: 'name',
          type: 'text',
          label: t('form.fields.name'),
          rule: { required: true, format: 'plain', max: 100 },
          autoComplete: 'name',
          half: true,
        },
        {
          name: 'email',
          type: 'email',
          label: t('form.fields.email'),
          help: t('form.help.email'),
          rule: { required: true, format: 'email', max: 254 },
          autoComplete: 'email',
          half: true,
        },
        {
          name: 'message',
          type: 'textarea',
          label: t('form.fields.message'),
          help: t('form.help.message'),
          rule: { required: true, min: 10, max: 4000 },
          preset: message?.slice(0, 1000),
        },
        {
          name: 'phone',
          type: 'tel',
          label: t('form.fields.phone'),
          help: t('form.help.phone'),
          // Agreeing to text messages needs a number to send them to.
          rule: { format: 'phone', max: 40, requiredWith: 'sms' },
          autoComplete: 'tel',
          half: true,
        },
        {
          name: 'company',
          type: 'text',
          label: t('form.fields.company'),
          rule: { format: 'plain', max: 120 },
          autoComplete: 'organization',
          half: true,
        },
        {
          name: 'service',
          type: 'select',
          label: t('form.fields.service'),
          rule: {},
          options: services,
          preset: services.find(({ id }) => id === wanted)?.id,
        },
        ...(asksForTimes ? (['time', 'otherTime'] as const) : []).map((name): FieldSpec => ({
          name,
          type: 'datetime-local',
          label: t(`form.fields.${name}`),
          help: zone,
          zone,
          rule: { comingTime: true },
          autoComplete: 'off',
          half: true,
        })),
        { name: 'reply', type: 'consent', label: reply, rule: { required: true } },
        { name: 'sms', type: 'consent', label: sms.consent, help: sms.terms, rule: {} },
      ]}
    />
  )
}
