import styled from '@emotion/styled'
import type { ReactNode } from 'react'
import { color, size } from '../../styles/tokens'

const Frame = styled.div({ overflowX: 'auto', borderBlock: `1px solid ${color.line}` })
const Sheet = styled.table({
  minWidth: '32rem',
  fontSize: size.small,
  '& th, & td': {
    padding: '0.7rem 0.9rem 0.7rem 0',
    textAlign: 'start',
    verticalAlign: 'top',
    borderBottom: `1px solid ${color.line}`,
  },
  '& thead th': { color: color.soft, fontWeight: 600 },
  '& tbody td:first-of-type': { color: color.ink, fontWeight: 600 },
  '& tbody tr:last-of-type td': { borderBottom: 0 },
})

/** A table of a text; wider than a phone, it scrolls inside its own frame, which the keyboard reaches. */
export function Table({ children }: { children?: ReactNode }) {
  return (
    <Frame role="group" tabIndex={0}>
      <Sheet>{children}</Sheet>
    </Frame>
  )
}
