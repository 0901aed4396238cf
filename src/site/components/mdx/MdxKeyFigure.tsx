import styled from '@emotion/styled'
import type { ReactNode } from 'react'
import { color, fontFamily, fontSize, mediaQueries } from '../../styles/tokens'
import { Typeset } from '../ui/Typeset'

// A row between hairlines; on wide screens beside the paragraph before it, in the space that lines of text leave free.
const Row = styled.div({
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr)',
  columnGap: '1.25rem',
  alignItems: 'center',
  paddingBlock: '0.85rem',
  borderBlock: `1px solid ${color.line}`,
  breakInside: 'avoid',
  '&& > p': { margin: 0, color: color.soft, fontSize: fontSize.small, lineHeight: 1.45, textWrap: 'balance' },
  [mediaQueries.desktop]: {
    '&&': { gridColumn: 2 },
    display: 'block',
    alignSelf: 'start',
    marginInlineStart: '3rem',
    paddingBlock: '0.75rem 0',
    borderBottom: 0,
    '&& > p:last-of-type': { marginTop: '0.35rem' },
  },
})
// Smaller if it would not have room in one line beside the text.
const Figure = styled('p', { shouldForwardProp: name => name !== 'length' })<{ length: number }>(({ length }) => ({
  '&&&': {
    color: color.accent,
    font: `460 ${length > 9 ? '2rem' : 'clamp(2.25rem, 1.5rem + 1.6vw, 3rem)'}/1.1 ${fontFamily.display}`,
    whiteSpace: 'nowrap',
  },
}))

/** The number that a paragraph argues with, in large type beside or below it. */
export function MdxKeyFigure({ figure, children }: { figure: string; children?: ReactNode }) {
  return (
    <Row>
      <Figure length={figure.length}>
        <Typeset>{figure}</Typeset>
      </Figure>
      {children}
    </Row>
  )
}
