import styled from '@emotion/styled'
import { useTranslation } from 'gatsby-plugin-react-i18next'
import { useEffect, useRef } from 'react'
import type { Problem } from '../../../lib/validation'
import { textLink } from '../../../styles/mixins'
import { color, radius, size } from '../../../styles/tokens'

const Box = styled.div({
  padding: '1rem 1.25rem',
  border: `2px solid ${color.danger}`,
  borderRadius: radius.control,
  background: color.surface,
  color: color.ink,
  fontSize: size.small,
  '& ul': { display: 'grid', gap: '0.35rem', marginTop: '0.5rem' },
  '& a': { ...textLink, display: 'inline-block', minHeight: '1.5rem' },
})

interface Props {
  problems: Record<string, Problem>
  /** Counts the times that the form was held back; each takes the focus here. */
  attempts: number
  labels: Record<string, string>
  /** The id of a field, by its name. */
  idOf: (name: string) => string
}

/** What is wrong in a form, at its top: a link to each field. */
export function ErrorSummary({ problems, attempts, labels, idOf }: Props) {
  const { t } = useTranslation()
  const ref = useRef<HTMLDivElement>(null)
  const names = Object.keys(problems)
  useEffect(() => {
    if (attempts) ref.current?.focus()
  }, [attempts])
  if (!attempts || !names.length) return null
  return (
    <Box ref={ref} role="alert" tabIndex={-1}>
      <strong>{t('form.summary', { count: names.length })}</strong>
      <ul>
        {Object.entries(problems).map(([name, { rule, length }]) => (
          <li key={name}>
            <a
              href={`#${idOf(name)}`}
              onClick={event => {
                event.preventDefault()
                document.getElementById(idOf(name))?.focus()
              }}
            >
              {labels[name]}
            </a>
            {' – '}
            {t(`form.rules.${rule}`, { length })}
          </li>
        ))}
      </ul>
    </Box>
  )
}
