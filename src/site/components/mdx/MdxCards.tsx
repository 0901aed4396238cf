import styled from '@emotion/styled'
import type { ReactNode } from 'react'
import { textLink } from '../../styles/mixins'
import { color, mediaQueries, phoneQuery, radius } from '../../styles/tokens'
import { Link } from '../ui/Link'

/** Two to six cards, in two columns from tablet width on and in print; on phones they are the rows of one card. */
export const MdxCards = styled.div({
  display: 'grid',
  gap: '1rem',
  '&&': { marginTop: '1.75rem' },
  [phoneQuery]: {
    gap: '1px',
    overflow: 'hidden',
    background: color.line,
    border: `1px solid ${color.line}`,
    borderRadius: radius.card,
  },
  [mediaQueries.tablet]: { gridTemplateColumns: '1fr 1fr' },
  '@media print': { gridTemplateColumns: '1fr 1fr' },
})

const Box = styled.div({
  padding: '1.25rem 1.5rem',
  background: color.surface,
  border: `1px solid ${color.line}`,
  borderRadius: radius.card,
  breakInside: 'avoid',
  [phoneQuery]: {
    border: 0,
    borderRadius: 0,
    // Its text is folded (longform/foldManyCards).
    '&:has(> .by-title)': { '--inset': '1.25rem 1.5rem 0', '--first-line': '1.5rem', position: 'relative' },
    '& > p:has(+ .by-title)': { paddingInlineEnd: '2rem' },
  },
  '&& > * + *': { marginTop: '0.35rem' },
})
const Title = styled.p({ color: color.ink, fontWeight: 650, '& a': { ...textLink, fontWeight: 650 } })

/** One card; its title is a link if `to` is given. */
export function MdxCard({ title, to, children }: { title: string; to?: string; children?: ReactNode }) {
  return (
    <Box>
      <Title>{to ? <Link to={to}>{title}</Link> : title}</Title>
      {children}
    </Box>
  )
}
