import styled from '@emotion/styled'
import type { ReactNode } from 'react'
import { color, fontFamily, fontSize, phoneQuery } from '../../styles/tokens'

const Details = styled.details({
  '& > summary': {
    display: 'inline-flex',
    gap: '0.6rem',
    padding: '0.5rem 0',
    color: color.accent,
    font: `600 ${fontSize.small}/1.6 ${fontFamily.text}`,
  },
  '& > summary::after': { height: '1lh' },
  '& > * + *': { marginTop: '0.75rem' },
  // Like other content that phones fold (site/styles/siteFrame).
  [phoneQuery]: {
    borderTop: `1px solid ${color.line}`,
    '& > summary': {
      display: 'flex',
      gap: '1rem',
      minHeight: '3rem',
      paddingBlock: `calc((3rem - 1.4 * ${fontSize.small}) / 2)`,
      color: color.ink,
      lineHeight: 1.4,
    },
  },
  // Print shows the content without its summary.
  '@media print': { '& > summary': { display: 'none' } },
})

/** A disclosure: the table of a drawing, the parts of a sum. */
export function Disclosure({ summary, children }: { summary: ReactNode; children: ReactNode }) {
  return (
    <Details>
      <summary className="sign">{summary}</summary>
      {children}
    </Details>
  )
}
