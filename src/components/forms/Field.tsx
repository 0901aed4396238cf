import styled from '@emotion/styled'
import { useTranslation } from 'gatsby-plugin-react-i18next'
import type { ReactNode } from 'react'
import { nativeRule, type Problem, type Rule } from '../../lib/validation'
import { color, radius, size } from '../../styles/tokens'

const Block = styled.div({
  display: 'grid',
  gap: '0.35rem',
  alignContent: 'start',
  '& label': { color: color.ink, fontSize: size.small, fontWeight: 600 },
  '& label span': { color: color.soft, fontWeight: 400 },
  '& input, & select, & textarea': {
    width: '100%',
    minHeight: '2.875rem',
    padding: '0.5rem 0.85rem',
    border: `1px solid ${color.soft}`,
    borderRadius: radius.control,
    background: color.surface,
    color: color.text,
    font: 'inherit',
    fontSize: '1rem',
  },
  '& textarea': { minHeight: '10rem', resize: 'vertical' },
  '& [aria-invalid="true"]': { borderColor: color.danger, boxShadow: `0 0 0 1px ${color.danger}` },
})
const Help = styled.p({ color: color.soft, fontSize: size.tiny })
/** The words of what is wrong with a field, under it. */
export const Wrong = styled.p({ color: color.danger, fontSize: size.small, fontWeight: 600 })

interface Props {
  /** Unique on the page; the field’s own parts build their ids on it. */
  id: string
  name: string
  label: string
  help?: string
  rule: Rule
  problem?: Problem
  /** False until the scripts are there: the browser then holds the field to its length itself. */
  live: boolean
  type?: 'text' | 'email' | 'tel'
  autoComplete?: string
  /** What can be chosen, for a field in which one chooses. */
  options?: ReactNode
  /** True for a field of several lines. */
  long?: boolean
}

/** A field of a form: its label above, its help, and what is wrong with it. */
export function Field({ id, label, help, rule, problem, live, type = 'text', options, long, ...names }: Props) {
  const { t } = useTranslation()
  const { required, pattern, minLength, maxLength } = nativeRule(rule)
  const described = [help && `${id}-help`, problem && `${id}-wrong`].filter(Boolean).join(' ') || undefined
  const shared = {
    id,
    ...names,
    required,
    'aria-invalid': problem ? true : undefined,
    'aria-describedby': described,
  }
  // Live, a text that is too long is said to be, where the browser would cut it without a word.
  const lengths = live ? {} : { minLength, maxLength }
  return (
    <Block>
      <label htmlFor={id}>
        {label}
        {!required && <span> ({t('form.optional')})</span>}
      </label>
      {options ? (
        <select {...shared}>{options}</select>
      ) : long ? (
        <textarea {...shared} {...lengths} />
      ) : (
        <input type={type} pattern={pattern} {...shared} {...lengths} />
      )}
      {help && <Help id={`${id}-help`}>{help}</Help>}
      {problem && <Wrong id={`${id}-wrong`}>{t(`form.rules.${problem.rule}`, { length: problem.length })}</Wrong>}
    </Block>
  )
}
