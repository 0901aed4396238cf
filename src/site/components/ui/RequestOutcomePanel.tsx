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
  /** True while the visitor writes: it then leaves the focus where it is. */
  aside?: boolean
  children: ReactNode
}

/**
 * How something that the visitor asked for came out. It is said once: by the focus, which it takes because what was
 * pressed may be gone, or as an alert.
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
