import styled from '@emotion/styled'
import { useTranslation } from 'gatsby-plugin-react-i18next'
import { useEffect, useId, useRef, type MouseEvent } from 'react'
import { textLink } from '../../../styles/mixins'
import { color, radius, fontSize } from '../../../styles/tokens'
import { FieldErrorText } from '../FormField'
import type { FormSpec } from '../Form'
import type { FormState } from './formController'

const Box = styled.div({
  padding: '1rem 1.25rem',
  border: `2px solid ${color.danger}`,
  borderRadius: radius.control,
  background: color.surface,
  color: color.ink,
  fontSize: fontSize.small,
  '& ul': { display: 'grid', gap: '0.35rem', marginTop: '0.5rem' },
  '& a': { ...textLink, display: 'inline-block', minHeight: '1.5rem' },
})

/**
 * A summary of errors at the top of the form, with a link to each field. It takes focus at each refusal, so that screen
 * readers announce it once.
 */
export function ErrorSummary({ spec, delivery, errors }: FormState & { spec: FormSpec }) {
  const { t } = useTranslation()
  const ref = useRef<HTMLDivElement>(null)
  const heading = useId()
  useEffect(() => {
    if (delivery.status === 'refused') ref.current?.focus()
  }, [delivery])
  const invalid = spec.fields.flatMap(({ name, label }) => (errors[name] ? [{ name, label, error: errors[name] }] : []))
  if (delivery.status !== 'refused' || !invalid.length) return null
  const openAndFocus = (event: MouseEvent<HTMLAnchorElement>) => {
    event.preventDefault()
    const field = document.querySelector<HTMLElement>(event.currentTarget.hash)
    field?.closest('details')?.setAttribute('open', '')
    field?.focus()
  }
  return (
    <Box ref={ref} role="group" tabIndex={-1} aria-labelledby={heading}>
      <strong id={heading}>{t('form.summary', { count: invalid.length })}</strong>
      <ul>
        {invalid.map(({ name, label, error }) => (
          <li key={name}>
            <a href={`#${spec.name}-${name}`} onClick={openAndFocus}>
              {label}
            </a>
            {' – '}
            <FieldErrorText error={error} />
          </li>
        ))}
      </ul>
    </Box>
  )
}
