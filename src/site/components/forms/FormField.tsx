import styled from '@emotion/styled'
import { useTranslation } from 'gatsby-plugin-react-i18next'
import type { ReactNode } from 'react'
import { getPattern, type FieldError, type FieldConstraints } from './formValidation'
import { color, fontSize } from '../../styles/tokens'
import { CheckboxOrRadio, fieldHelpStyles, fieldLabelStyles, Input, Select, TextArea } from '../ui/inputs'

const Block = styled.div({
  display: 'grid',
  gap: '0.35rem',
  alignContent: 'start',
  '& label': fieldLabelStyles,
  '& label span': { color: color.soft, fontWeight: 400 },
})
const ConsentBlock = styled.div({
  display: 'grid',
  gap: '0.25rem',
  '& label': {
    display: 'grid',
    gridTemplateColumns: '1.5rem 1fr',
    gap: '0.6rem',
    color: color.text,
    fontSize: fontSize.small,
    lineHeight: 1.5,
    textWrap: 'pretty',
  },
  '& > div': { paddingInlineStart: '2.1rem' },
})
const Help = styled.div(fieldHelpStyles)
const Wrong = styled.p({ color: color.danger, fontSize: fontSize.small, fontWeight: 600 })

/** A form field: how it is displayed, validated, and labelled in an e-mail. */
export interface FieldSpec extends FieldConstraints {
  name: string
  /** For a consent, the statement agreed to, which is also the submitted value, as a record of it. */
  label: string
  autoComplete?: string
  /** Help text; for a consent, the information required next to its checkbox. */
  help?: ReactNode
  /** Choices of a select. */
  options?: readonly { readonly id: string; readonly name: string }[]
  /** Value preset by the page’s URL. */
  preset?: string
  /** Whether it takes half a row, if there is room. */
  half?: boolean
  /** Label of the fold that holds it, with the fields after it that have the same. */
  fold?: string
}

/** The e-mail field of every form. */
export const emailFieldDefaults = {
  name: 'email',
  type: 'email',
  required: true,
  maxLength: 254,
  autoComplete: 'email',
} as const

interface Props {
  form: string
  field: FieldSpec
  error?: FieldError
  /** Whether the browser validates the form, and so enforces the length limits. */
  isNative: boolean
}

/** A form field with label, help and error. A consent is a checkbox that is never pre-checked. */
export function FormField({ form, field, error, isNative }: Props) {
  const { t } = useTranslation()
  const { name, type, label, help, required, minLength, maxLength, autoComplete, options } = field
  const id = `${form}-${name}`
  const shared = {
    id,
    name,
    required,
    autoComplete,
    'aria-invalid': error ? true : undefined,
    'aria-describedby': [help && `${id}-help`, error && `${id}-error`].filter(Boolean).join(' ') || undefined,
  }
  // Once scripts run, a text that is too long gets an error message, where the browser would silently truncate it.
  const lengths = isNative ? { minLength, maxLength } : {}
  const isConsent = type === 'consent'
  const control = isConsent ? (
    // Without `off`, Chromium restores the check on Back. Not in the server-rendered HTML, where the attribute is
    // invalid on a checkbox.
    <CheckboxOrRadio type="checkbox" value={label} {...shared} autoComplete={isNative ? undefined : 'off'} />
  ) : type === 'select' ? (
    <Select {...shared}>
      <option value="">{t('form.choose')}</option>
      {options?.map(({ id, name }) => (
        <option key={id} value={id}>
          {name}
        </option>
      ))}
    </Select>
  ) : type === 'textarea' ? (
    <TextArea {...shared} {...lengths} />
  ) : (
    <Input type={type} pattern={getPattern(type)} {...shared} {...lengths} />
  )
  const Box = isConsent ? ConsentBlock : Block
  return (
    <Box data-half={field.half ? '' : undefined}>
      <label htmlFor={id}>
        {isConsent && control}
        {label}
        {!isConsent && !required && <span> ({t('form.optional')})</span>}
      </label>
      {!isConsent && control}
      {help && <Help id={`${id}-help`}>{help}</Help>}
      {error && (
        <Wrong id={`${id}-error`}>
          <FieldErrorText error={error} />
        </Wrong>
      )}
    </Box>
  )
}

/** The error of a field and its reason, as text. */
export function FieldErrorText({ error: { rule, length, reason, sign } }: { error: FieldError }) {
  const { t } = useTranslation()
  const problem = t(`form.rules.${rule}`, { length })
  return <>{reason ? t('form.because', { problem, reason: t(`form.reasons.${reason}`, { sign }) }) : problem}</>
}
