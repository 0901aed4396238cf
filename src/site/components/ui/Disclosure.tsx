import styled from '@emotion/styled'
import type { ReactNode } from 'react'
import { color, fontFamily, fontSize, phoneQuery } from '../../styles/tokens'

const Details = styled.details({
  '& > summary': {
    display: 'inline-block',
    padding: '0.5rem 0',
    color: color.accent,
    font: `600 ${fontSize.small}/1.6 ${fontFamily.text}`,
  },
  '& > summary::after': { content: "' +'" },
  '&[open] > summary::after': { content: "' −'" },
  '& > * + *': { marginTop: '0.75rem' },
  // As what phones fold (site/styles/frame).
  [phoneQuery]: {
    borderTop: `1px solid ${color.line}`,
    '& > summary': {
      display: 'flex',
      justifyContent: 'space-between',
      gap: '1rem',
      padding: '0.8rem 0',
      color: color.ink,
    },
    '& > summary::after': { color: color.accent },
  },
  // Paper cannot be opened: what is inside stands beneath.
  '@media print': { '& > summary': { display: 'none' } },
})

/** What a reader opens when wanted: the table of a drawing, the parts of a sum. */
export function Disclosure({ summary, children }: { summary: ReactNode; children: ReactNode }) {
  return (
    <Details>
      <summary>{summary}</summary>
      {children}
    </Details>
  )
}
