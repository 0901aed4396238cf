import styled from '@emotion/styled'
import { useTranslation } from 'gatsby-plugin-react-i18next'
import { useId } from 'react'
import { color, from, radius, size } from '../../styles/tokens'
import { Button } from './Button'

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
const Form = styled.form({ display: 'grid', gap: '1rem', alignContent: 'start' })
const Field = styled.label({
  display: 'grid',
  gap: '0.35rem',
  color: color.ink,
  fontSize: size.small,
  fontWeight: 600,
  '& input': {
    minHeight: '2.875rem',
    padding: '0.5rem 0.85rem',
    border: `1px solid ${color.soft}`,
    borderRadius: radius.control,
    background: color.surface,
    color: color.text,
    fontWeight: 400,
    fontSize: '1rem',
  },
})
const Consent = styled.label({
  display: 'grid',
  gridTemplateColumns: '1.5rem 1fr',
  gap: '0.6rem',
  color: color.text,
  fontSize: size.tiny,
  lineHeight: 1.5,
  '& input': { width: '1.25rem', height: '1.25rem', margin: '0.1rem 0 0', accentColor: color.action },
})
const Subscribe = styled(Button)({ justifySelf: 'start' })

interface Props {
  title: string
  text: string
  /** What the reader agrees to; the box is never ticked for them. */
  consent: string
  /** Where the form goes; without scripts it composes an e-mail. */
  action: string
}

/** The newsletter: an address, a consent of its own, a button. */
export function NewsletterCard({ title, text, consent, action }: Props) {
  const { t } = useTranslation()
  const heading = useId()
  return (
    <Card aria-labelledby={heading}>
      <div>
        <h2 id={heading}>{title}</h2>
        <p>{text}</p>
      </div>
      <Form action={action} method="post" encType="text/plain">
        <Field>
          {t('newsletter.email')}
          <input type="email" name="email" autoComplete="email" required />
        </Field>
        <Consent>
          <input type="checkbox" name="consent" value="yes" required />
          <span>{consent}</span>
        </Consent>
        <Subscribe type="submit">{t('newsletter.subscribe')}</Subscribe>
      </Form>
    </Card>
  )
}
