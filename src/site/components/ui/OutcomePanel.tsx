import styled from '@emotion/styled'
import { useEffect, useId, useRef, type ReactNode } from 'react'
import { color, radius, fontSize } from '../../styles/tokens'

const Box = styled.div({
  display: 'grid',
  gap: '0.75rem',
  padding: '1.25rem 1.5rem',
  border: `2px solid ${color.ok}`,
  borderRadius: radius.control,
  background: color.surface,
  '&[data-failed]': { borderColor: color.danger },
  '& h3': { fontSize: fontSize.h3 },
})

interface Props {
  title: string
  failed?: boolean
  /** Whether the focus stays where it is, because the visitor is typing. */
  keepsFocus?: boolean
  children: ReactNode
}

/**
 * The outcome of an action: a message sent, a form refused, or articles that could not be loaded. So that screen
 * readers announce it once, it either takes the focus, as the pressed button may be gone, or, with `keepsFocus`, is an
 * alert.
 */
export function OutcomePanel({ title, failed, keepsFocus, children }: Props) {
  const ref = useRef<HTMLDivElement>(null)
  const heading = useId()
  useEffect(() => {
    if (!keepsFocus) ref.current?.focus()
  }, [keepsFocus])
  return (
    <Box
      ref={ref}
      tabIndex={-1}
      role={keepsFocus ? 'alert' : 'group'}
      aria-labelledby={heading}
      data-failed={failed || undefined}
    >
      <h3 id={heading}>{title}</h3>
      {children}
    </Box>
  )
}
