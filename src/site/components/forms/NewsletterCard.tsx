import styled from '@emotion/styled'
import { useTranslation } from 'gatsby-plugin-react-i18next'
import { useId } from 'react'
import { boxPadding, color, mediaQueries, radius, fontSize } from '../../styles/tokens'
import { Typeset } from '../ui/Typeset'
import { emailFieldDefaults } from './FormField'
import { Form, type FormSpec } from './Form'

const Card = styled.section({
  display: 'grid',
  gap: '1.5rem',
  marginTop: '1.5rem',
  padding: boxPadding,
  border: `1px solid light-dark(transparent, ${color.line})`,
  borderRadius: radius.card,
  background: `light-dark(${color.sunken}, ${color.surface})`,
  '& h2': { fontSize: fontSize.h3 },
  '& > div > p': { marginTop: '0.5rem', color: color.soft, fontSize: fontSize.small },
  [mediaQueries.desktop]: { gridTemplateColumns: '4fr 6fr', gap: '2.5rem' },
})

interface Props extends Pick<FormSpec, 'endpoint' | 'email'> {
  title: string
  text: string
  /** The consent statement. */
  consent: string
}

/** The newsletter form: an e-mail address, a consent, a button. */
export function NewsletterCard({ title, text, consent, ...delivery }: Props) {
  const { t } = useTranslation()
  const heading = useId()
  return (
    <Card aria-labelledby={heading}>
      <div>
        <Typeset as="h2" id={heading}>
          {title}
        </Typeset>
        <Typeset as="p">{text}</Typeset>
      </div>
      <Form
        name="newsletter"
        subject={title}
        {...delivery}
        fields={[
          { ...emailFieldDefaults, label: t('form.fields.email') },
          { name: 'consent', type: 'consent', label: consent, required: true },
        ]}
      />
    </Card>
  )
}
