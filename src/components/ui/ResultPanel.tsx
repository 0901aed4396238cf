import styled from '@emotion/styled'
import { useEffect, useRef, type ReactNode } from 'react'
import { color, radius, size } from '../../styles/tokens'

const Box = styled.div({
  display: 'grid',
  gap: '0.75rem',
  padding: '1.25rem 1.5rem',
  border: `2px solid ${color.ok}`,
  borderRadius: radius.control,
  background: color.surface,
  '&[data-failed]': { borderColor: color.danger },
  '& h3': { fontSize: size.h3 },
})

/** How something that the visitor asked for came out; it takes the focus, for what was pressed may be gone. */
export function ResultPanel({ title, failed, children }: { title: string; failed?: boolean; children: ReactNode }) {
  const ref = useRef<HTMLDivElement>(null)
  useEffect(() => ref.current?.focus(), [])
  return (
    <Box ref={ref} tabIndex={-1} role={failed ? 'alert' : 'status'} data-failed={failed || undefined}>
      <h3>{title}</h3>
      {children}
    </Box>
  )
}
