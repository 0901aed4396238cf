import styled from '@emotion/styled'
import type { ReactNode } from 'react'
import { color } from '../../styles/tokens'

// Always there, for screen readers announce what appears in a region, not a region that appears.
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
  /** Text that stands in for the result while the form has a value that it does not take. */
  refused?: string
  className?: string
  children: ReactNode
}

/** The result of the form before it; hidden while it would not be the answer to what the form says. */
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
