import styled from '@emotion/styled'
import { useTranslation } from 'gatsby-plugin-react-i18next'
import { useEffect, useId, useRef } from 'react'
import { textLink } from '../../../styles/mixins'
import { color, radius, fontSize } from '../../../styles/tokens'
import { FieldErrorText, type FieldSpec } from '../Field'
import type { FormState } from '../formState'

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

interface Props extends Pick<FormState, 'errors' | 'refusals'> {
  form: string
  fields: readonly FieldSpec[]
}

/**
 * A summary of errors at the top of the form, with a link to each field. It takes focus, so that screen readers
 * announce it once.
 */
export function ErrorSummary({ form, fields, errors, refusals }: Props) {
  const { t } = useTranslation()
  const ref = useRef<HTMLDivElement>(null)
  const heading = useId()
  useEffect(() => {
    if (refusals) ref.current?.focus()
  }, [refusals])
  const count = Object.keys(errors).length
  if (!refusals || !count) return null
  return (
    <Box ref={ref} role="group" tabIndex={-1} aria-labelledby={heading}>
      <strong id={heading}>{t('form.summary', { count })}</strong>
      <ul>
        {Object.entries(errors).map(([name, error]) => (
          <li key={name}>
            <a
              href={`#${form}-${name}`}
              onClick={event => {
                event.preventDefault()
                const field = document.getElementById(`${form}-${name}`)
                field?.closest('details')?.setAttribute('open', '')
                field?.focus()
              }}
            >
              {fields.find(field => field.name === name)?.label}
            </a>
            {' – '}
            <FieldErrorText error={error} />
          </li>
        ))}
      </ul>
    </Box>
  )
}
