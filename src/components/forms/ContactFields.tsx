import styled from '@emotion/styled'
import { useTranslation } from 'gatsby-plugin-react-i18next'
import type { ReactNode } from 'react'
import type { Problem, Rule } from '../../lib/validation'
import { from } from '../../styles/tokens'
import { Consent } from './Consent'
import { Field } from './Field'

const Grid = styled.div({
  display: 'grid',
  gap: '1.25rem',
  [from.tablet]: { gridTemplateColumns: '1fr 1fr', '& > [data-wide]': { gridColumn: '1 / -1' } },
})

interface Props {
  idOf: (name: string) => string
  labels: Record<string, string>
  rules: Record<string, Rule>
  problems: Record<string, Problem>
  live: boolean
  services: readonly { readonly id: string; readonly name: string }[]
  reply: string
  sms: { consent: string; terms: ReactNode }
}

/** The fields of the contact form. */
export function ContactFields({ idOf, labels, rules, problems, live, services, reply, sms }: Props) {
  const { t } = useTranslation()
  const field = (name: string) => ({
    id: idOf(name),
    name,
    label: labels[name] ?? name,
    rule: rules[name] ?? {},
    problem: problems[name],
    live,
  })
  const choices = [
    <option key="" value="">
      {t('form.choose')}
    </option>,
    ...services.map(({ id, name }) => (
      <option key={id} value={id}>
        {name}
      </option>
    )),
  ]
  return (
    <Grid>
      <Field {...field('name')} autoComplete="name" />
      <Field {...field('email')} type="email" autoComplete="email" help={t('form.help.email')} />
      <Field {...field('phone')} type="tel" autoComplete="tel" help={t('form.help.phone')} />
      <Field {...field('company')} autoComplete="organization" />
      <div data-wide>
        <Field {...field('service')} options={choices} />
      </div>
      <div data-wide>
        <Field {...field('message')} long help={t('form.help.message')} />
      </div>
      <div data-wide>
        <Consent id={idOf('reply')} name="reply" text={reply} required problem={problems.reply} />
      </div>
      <div data-wide>
        <Consent id={idOf('sms')} name="sms" text={sms.consent} problem={problems.sms}>
          {sms.terms}
        </Consent>
      </div>
    </Grid>
  )
}
