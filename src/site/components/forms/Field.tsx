import styled from '@emotion/styled'
import { useTranslation } from 'gatsby-plugin-react-i18next'
import type { ReactNode } from 'react'
import { toNativeConstraints, type FieldError, type FieldRule } from './formValidation'
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
  },
  '& > div': { ...fieldHelpStyles, paddingInlineStart: '2.1rem' },
})
const Help = styled.p(fieldHelpStyles)
const Wrong = styled.p({ color: color.danger, fontSize: fontSize.small, fontWeight: 600 })

/** A field of a form, as it is shown, checked, and named in an e-mail. */
export interface FieldSpec extends FieldRule {
  name: string
  /** Of a consent, what the visitor agrees to: it is also what is sent, so that what was agreed to is known. */
  label: string
  autoComplete?: string
  /** What helps to fill it in; of a consent, what must be said beside its box. */
  help?: ReactNode
  /** What can be chosen. */
  options?: readonly { readonly id: string; readonly name: string }[]
  /** The choice that the page’s address asks for. */
  preset?: string
  /** True for half a row, where there is room. */
  half?: boolean
}

/** The address of whoever writes, as every form asks for it. */
export const emailField = { name: 'email', type: 'email', required: true, max: 254, autoComplete: 'email' } as const

interface Props {
  form: string
  field: FieldSpec
  error?: FieldError
  /** False until the scripts run: the browser then holds the field to its length itself. */
  live: boolean
}

/** A field of a form: its label, its help, and what is wrong with it. A consent is a box that is never ticked beforehand. */
export function Field({ form, field, error, live }: Props) {
  const { t } = useTranslation()
  const { name, type, label, help, autoComplete, options } = field
  const { required, pattern, minLength, maxLength } = toNativeConstraints(field)
  const id = `${form}-${name}`
  const shared = {
    id,
    name,
    required,
    'aria-invalid': error ? true : undefined,
    'aria-describedby': [help && `${id}-help`, error && `${id}-error`].filter(Boolean).join(' ') || undefined,
  }
  const wrong = error && (
    <Wrong id={`${id}-error`}>
      <FieldErrorText error={error} />
    </Wrong>
  )
  if (type === 'consent')
    return (
      <ConsentBlock>
        <label htmlFor={id}>
          {/* Chromium ticks it again on the way back, except so; the attribute is no valid HTML here, and is not in the page’s. */}
          <CheckboxOrRadio type="checkbox" value={label} autoComplete={live ? 'off' : undefined} {...shared} />
          <span>{label}</span>
        </label>
        {help && <div id={`${id}-help`}>{help}</div>}
        {wrong}
      </ConsentBlock>
    )
  // Once the scripts run, a text that is too long is said to be, where the browser would cut it without a word.
  const lengths = live ? {} : { minLength, maxLength }
  return (
    <Block data-half={field.half ? '' : undefined}>
      <label htmlFor={id}>
        {label}
        {!required && <span> ({t('form.optional')})</span>}
      </label>
      {type === 'select' ? (
        <Select autoComplete={autoComplete} {...shared}>
          <option value="">{t('form.choose')}</option>
          {options?.map(({ id, name }) => (
            <option key={id} value={id}>
              {name}
            </option>
          ))}
        </Select>
      ) : type === 'textarea' ? (
        <TextArea autoComplete={autoComplete} {...shared} {...lengths} />
      ) : (
        <Input type={type} pattern={pattern} autoComplete={autoComplete} {...shared} {...lengths} />
      )}
      {help && <Help id={`${id}-help`}>{help}</Help>}
      {wrong}
    </Block>
  )
}

/** What is wrong with a field, in words, and why. */
export function FieldErrorText({ error: { rule, length, reason, sign } }: { error: FieldError }) {
  const { t } = useTranslation()
  const problem = t(`form.rules.${rule}`, { length })
  return <>{reason ? t('form.because', { problem, reason: t(`form.reasons.${reason}`, { sign }) }) : problem}</>
}
