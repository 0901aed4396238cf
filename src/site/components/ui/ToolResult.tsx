import styled from '@emotion/styled'
import type { ReactNode } from 'react'
import { color } from '../../styles/tokens'

// Always rendered: screen readers announce text that appears in a live region, but not a region that appears with its
// text.
const Refused = styled.div({
  display: 'contents',
  '& > p': { display: 'none', color: color.danger, fontWeight: 650 },
})
const Result = styled.div({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  alignContent: 'start',
  minWidth: 0,
  // Without the asterisk, the compiler of the styles would put the class before it.
  '*:has(:invalid) + & > :not(.refused)': { display: 'none' },
  '*:has(:invalid) + & > .refused > p': { display: 'block' },
})

interface Props {
  /** Text shown while a field of the form is invalid. */
  refused?: string
  className?: string
  children: ReactNode
}

/** The result of the form before it. While a field of the form is invalid, `refused` is shown in its place. */
export function ToolResult({ refused, className, children }: Props) {
  return (
    <Result className={className}>
      <Refused className="refused" role="status">
        <p>{refused}</p>
      </Refused>
      {children}
    </Result>
  )
}
