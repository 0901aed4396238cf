import { useTranslation } from 'gatsby-plugin-react-i18next'
import type { ReactNode } from 'react'
import { useSearchParamValue } from '../../hooks/useSearchParamValue'
import { emailFieldDefaults } from './FormField'
import { Form } from './Form'

type FieldName = 'name' | 'email' | 'message' | 'phone' | 'company' | 'service' | 'time' | 'otherTime'

interface Props {
  section: Pick<Queries.ContactFormFragment, 'endpoint' | 'services' | 'asksForTimes' | 'reply' | 'sms'>
  /** The practice’s address. */
  email: string
  /** The service id in the query string of the page. */
  service?: string
  /** The information required next to the consent to text messages. */
  smsTerms: ReactNode
}

/** The site’s own contact form; it asks for times if it replaces a booking calendar. */
export function BuiltInContactForm({ section, email, service, smsTerms }: Props) {
  const { t } = useTranslation()
  const message = useSearchParamValue('message')
  const labelled = (name: FieldName) => ({ name, label: t(`form.fields.${name}`) })
  const serviceFold = section.asksForTimes ? t('form.serviceFields') : t('form.fields.service')
  const ofService = (name: FieldName) => ({ ...labelled(name), fold: serviceFold })
  const optional = (name: FieldName) => ({ ...labelled(name), fold: t('form.optionalFields') })
  const time = { type: 'datetime-local', help: t('form.help.zone'), autoComplete: 'off', half: true } as const
  const times = [
    { ...ofService('time'), ...time },
    { ...ofService('otherTime'), ...time },
  ]
  return (
    <Form
      name="contact"
      subject={t('form.subject')}
      endpoint={section.endpoint}
      email={email}
      fields={[
        { ...labelled('name'), type: 'text', required: true, maxLength: 100, autoComplete: 'name', half: true },
        { ...labelled('email'), ...emailFieldDefaults, half: true },
        {
          ...labelled('message'),
          type: 'textarea',
          help: t('form.help.message'),
          required: true,
          minLength: 10,
          maxLength: 4000,
          preset: message?.slice(0, 1000),
        },
        { ...ofService('service'), type: 'select', options: section.services, preset: service },
        ...(section.asksForTimes ? times : []),
        {
          ...optional('phone'),
          type: 'tel',
          help: t('form.help.phone'),
          maxLength: 40,
          // Consent to text messages requires a phone number.
          requiredWith: 'sms',
          autoComplete: 'tel',
          half: true,
        },
        { ...optional('company'), type: 'text', maxLength: 120, autoComplete: 'organization', half: true },
        { name: 'sms', type: 'consent', label: section.sms.consent, help: smsTerms, fold: t('form.optionalFields') },
        { name: 'reply', type: 'consent', label: section.reply, required: true },
      ]}
    />
  )
}
