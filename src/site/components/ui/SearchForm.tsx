import styled from '@emotion/styled'
import { useTranslation } from 'gatsby-plugin-react-i18next'
import type { FormEvent, Ref } from 'react'
import { Button } from './Button'
import { enlargedTextQuery } from '../../styles/tokens'
import { fieldLabelStyles, Input } from './inputs'

const Form = styled.form({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) auto',
  gap: '0.35rem 0.6rem',
  maxWidth: '36rem',
  [enlargedTextQuery]: { gridTemplateColumns: '1fr' },
  '& label': { ...fieldLabelStyles, gridColumn: '1 / -1' },
  '@media print': { display: 'none' },
})

interface Props {
  /** Path of the search page; by default the current page. */
  action?: string
  label?: string | null
  /** The kind of results to ask for. */
  kind?: Queries.SearchKind
  field?: Ref<HTMLInputElement>
  /** Id of the hint. */
  describedBy?: string
  onInput?: () => void
  onFocus?: () => void
  onSubmit?: (event: FormEvent) => void
}

/** A search field: a plain form that leads to the search page. */
export function SearchForm({ action, label, kind, field, describedBy, onInput, onFocus, onSubmit }: Props) {
  const { t } = useTranslation()
  return (
    <Form role="search" action={action} onSubmit={onSubmit}>
      <label htmlFor="q">{label}</label>
      <Input
        type="search"
        id="q"
        name="q"
        ref={field}
        autoComplete="off"
        enterKeyHint="search"
        aria-describedby={describedBy}
        onInput={onInput}
        onFocus={onFocus}
      />
      <Button type="submit" look="outlined" name={kind && 'kind'} value={kind}>
        {t('search.submit')}
      </Button>
    </Form>
  )
}
