import styled from '@emotion/styled'
import type { ReactNode } from 'react'

const Details = styled.details({
  '& > summary + *': { marginTop: '0.25rem' },
  '& > * + * + *': { marginTop: '0.75rem' },
})

/** A fold on windows of any width: the table of a drawing, the parts of a sum. */
export function Disclosure({ summary, children }: { summary: ReactNode; children: ReactNode }) {
  return (
    <Details className="fold always">
      <summary>{summary}</summary>
      {children}
    </Details>
  )
}
