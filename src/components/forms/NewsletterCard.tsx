import styled from '@emotion/styled'
import { useTranslation } from 'gatsby-plugin-react-i18next'
import { useId } from 'react'
import type { Rule } from '../../lib/validation'
import { color, from, radius, size } from '../../styles/tokens'
import { Button } from '../ui/Button'
import { Consent } from './Consent'
import { Field } from './Field'
import { formTarget } from './formTarget'
import { Trap } from './Trap'
import { trapName } from './trapName'
import { fieldId, useForm } from './useForm'
import { Typeset } from '../ui/Typeset'

const Card = styled.section({
  display: 'grid',
  gap: '1.5rem',
  padding: '1.75rem',
  borderRadius: radius.card,
  background: color.sunken,
  '& h2': { fontSize: size.h3 },
  '& > div > p': { marginTop: '0.5rem', color: color.soft, fontSize: size.small },
  [from.desktop]: { gridTemplateColumns: '4fr 6fr', gap: '2.5rem' },
})
const Form = styled.form({ position: 'relative', display: 'grid', gap: '1rem', alignContent: 'start' })
const Subscribe = styled(Button)({ justifySelf: 'start' })

const rules = {
  email: { required: true, format: 'email', max: 254 },
  consent: { required: true },
} satisfies Record<string, Rule>

const name = 'newsletter'
const idOf = (field: string) => fieldId(name, field)

interface Props {
  title: string
  text: string
  /** What the reader agrees to; the box is never ticked for them. */
  consent: string
  /** Where the form is sent; null composes an e-mail. */
  endpoint: string | null
  /** Who gets that e-mail. */
  email: string
}

/** The newsletter: an address, a consent of its own, a button. */
export function NewsletterCard({ title, text, consent, endpoint, email }: Props) {
  const { t } = useTranslation()
  const heading = useId()
  const labels = { email: t('newsletter.email'), consent }
  const { formProps, live, step, problems, summary, outcome } = useForm({
    name,
    category: 'Newsletter',
    rules,
    labels,
    endpoint,
    email,
    subject: title,
    sent: { title: t('form.joined'), text: t('form.joinedText') },
  })
  return (
    <Card aria-labelledby={heading}>
      <div>
        <h2 id={heading}>
          <Typeset>{title}</Typeset>
        </h2>
        <p>
          <Typeset>{text}</Typeset>
        </p>
      </div>
      {step === 'sent' ? (
        outcome
      ) : (
        <Form {...formTarget(endpoint, email, title)} {...formProps}>
          {summary}
          <Field
            id={idOf('email')}
            name="email"
            type="email"
            autoComplete="email"
            label={labels.email}
            rule={rules.email}
            problem={problems.email}
            live={Boolean(live)}
          />
          <Consent id={idOf('consent')} name="consent" text={consent} required problem={problems.consent} />
          <Trap id={idOf(trapName)} />
          <Subscribe type="submit" aria-disabled={step === 'sending' || undefined}>
            {step === 'sending' ? t('form.sending') : t('newsletter.subscribe')}
          </Subscribe>
          {outcome}
        </Form>
      )}
    </Card>
  )
}
