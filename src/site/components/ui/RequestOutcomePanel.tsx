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
  /** Whether the visitor is typing: the focus is then not moved. */
  aside?: boolean
  children: ReactNode
}

/**
 * The outcome of a request. Announced once: it takes focus, since the pressed button may be gone, or else is an alert.
 */
export function RequestOutcomePanel({ title, failed, aside, children }: Props) {
  const ref = useRef<HTMLDivElement>(null)
  const heading = useId()
  useEffect(() => {
    if (!aside) ref.current?.focus()
  }, [aside])
  return (
    <Box
      ref={ref}
      tabIndex={-1}
      role={aside ? 'alert' : 'group'}
      aria-labelledby={heading}
      data-failed={failed || undefined}
    >
      <h3 id={heading}>{title}</h3>
      {children}
    </Box>
  )
}
