import { useTranslation } from 'gatsby-plugin-react-i18next'
import type { ReactNode } from 'react'
import { useSearchParamValue } from '../../hooks/useSearchParamValue'
import { emailField } from './Field'
import { Form } from './Form'

type FieldName = 'name' | 'email' | 'message' | 'phone' | 'company' | 'service' | 'time' | 'otherTime'

interface Props {
  endpoint: string | null
  email: string
  services: readonly { readonly id: string; readonly name: string }[]
  /** Whether the form replaces a booking calendar. */
  asksForTimes: boolean
  reply: string
  sms: { consent: string; terms: ReactNode }
}

/** The site’s own contact form. */
export function BuiltInContactForm({ services, asksForTimes, reply, sms, ...delivery }: Props) {
  const { t } = useTranslation()
  const service = useSearchParamValue('service')
  const message = useSearchParamValue('message')
  const labelled = (name: FieldName) => ({ name, label: t(`form.fields.${name}`) })
  const optional = { folded: true } as const
  const time = {
    ...optional,
    type: 'datetime-local',
    help: t('form.help.zone'),
    autoComplete: 'off',
    half: true,
  } as const
  return (
    <Form
      name="contact"
      category="Contact Form"
      subject={t('form.subject')}
      {...delivery}
      fields={[
        { ...labelled('name'), type: 'text', required: true, max: 100, autoComplete: 'name', half: true },
        { ...emailField, ...labelled('email'), help: t('form.help.email'), half: true },
        {
          ...labelled('message'),
          type: 'textarea',
          help: t('form.help.message'),
          required: true,
          min: 10,
          max: 4000,
          preset: message?.slice(0, 1000),
        },
        {
          ...labelled('phone'),
          ...optional,
          type: 'tel',
          help: t('form.help.phone'),
          max: 40,
          // Consent to text messages requires a phone number.
          requiredWith: 'sms',
          autoComplete: 'tel',
          half: true,
        },
        { ...labelled('company'), ...optional, type: 'text', max: 120, autoComplete: 'organization', half: true },
        {
          ...labelled('service'),
          ...optional,
          type: 'select',
          options: services,
          preset: services.find(({ id }) => id === service)?.id,
        },
        ...(asksForTimes
          ? [
              { ...labelled('time'), ...time },
              { ...labelled('otherTime'), ...time },
            ]
          : []),
        { ...optional, name: 'sms', type: 'consent', label: sms.consent, help: sms.terms },
        { name: 'reply', type: 'consent', label: reply, required: true },
      ]}
    />
  )
}
