import styled from '@emotion/styled'
import { useTranslation } from 'gatsby-plugin-react-i18next'
import type { MouseEvent } from 'react'
import { textLink } from '../../../styles/mixins'
import { fontSize } from '../../../styles/tokens'
import { OutcomePanel } from '../../ui/OutcomePanel'
import { FieldErrorText } from '../FormField'
import type { FormSpec } from '../Form'
import type { FormState } from './formState'

const List = styled.ul({ display: 'grid', gap: '0.35rem', fontSize: fontSize.small })
const FieldLink = styled.a({ ...textLink, display: 'inline-block', minHeight: '1.5rem' })

/**
 * A summary of errors at the top of a refused form, with a link to each field. Mounted again at each refusal, so that
 * screen readers announce it again.
 */
export function ErrorSummary({ spec, delivery, errors }: FormState & { spec: FormSpec }) {
  const { t } = useTranslation()
  const invalid = spec.fields.flatMap(({ name, label }) => (errors[name] ? [{ name, label, error: errors[name] }] : []))
  if (delivery.status !== 'refused' || !invalid.length) return null
  const openAndFocus = (event: MouseEvent<HTMLAnchorElement>) => {
    event.preventDefault()
    const field = document.querySelector<HTMLElement>(event.currentTarget.hash)
    field?.closest('details')?.setAttribute('open', '')
    field?.focus()
  }
  return (
    <OutcomePanel key={delivery.submittedAt} failed title={t('form.summary', { count: invalid.length })}>
      <List>
        {invalid.map(({ name, label, error }) => (
          <li key={name}>
            <FieldLink href={`#${spec.name}-${name}`} onClick={openAndFocus}>
              {label}
            </FieldLink>
            {' – '}
            <FieldErrorText error={error} />
          </li>
        ))}
      </List>
    </OutcomePanel>
  )
}
