import styled from '@emotion/styled'
import { useTranslation } from 'gatsby-plugin-react-i18next'
import type { ReactNode } from 'react'
import type { Problem } from '../../lib/validation'
import { color, size } from '../../styles/tokens'
import { Wrong } from './Field'

const Block = styled.div({
  display: 'grid',
  gap: '0.25rem',
  '& label': {
    display: 'grid',
    gridTemplateColumns: '1.5rem 1fr',
    gap: '0.6rem',
    color: color.text,
    fontSize: size.small,
    lineHeight: 1.5,
  },
  '& input': { width: '1.5rem', height: '1.5rem', margin: 0, accentColor: color.action },
})
const Terms = styled.div({ paddingInlineStart: '2.1rem', color: color.soft, fontSize: size.tiny, lineHeight: 1.5 })

interface Props {
  id: string
  name: string
  /** What the person agrees to; it is also what is sent, so that what was agreed to is known. */
  text: string
  required?: boolean
  problem?: Problem
  /** What must be said beside the box. */
  children?: ReactNode
}

/** A consent of its own: a box that is never ticked beforehand. */
export function Consent({ id, name, text, required, problem, children }: Props) {
  const { t } = useTranslation()
  const described = [children && `${id}-terms`, problem && `${id}-wrong`].filter(Boolean).join(' ') || undefined
  return (
    <Block>
      <label htmlFor={id}>
        <input
          type="checkbox"
          id={id}
          name={name}
          value={text}
          required={required}
          aria-invalid={problem ? true : undefined}
          aria-describedby={described}
        />
        <span>{text}</span>
      </label>
      {children && <Terms id={`${id}-terms`}>{children}</Terms>}
      {problem && <Wrong id={`${id}-wrong`}>{t(`form.rules.${problem.rule}`, { length: problem.length })}</Wrong>}
    </Block>
  )
}
