import styled from '@emotion/styled'
import { graphql } from 'gatsby'
import { color, fontSize, mediaQueries, radius } from '../../styles/tokens'
import { CoverSvg } from '../ui/CoverSvg'
import { Typeset } from '../ui/Typeset'

const Figure = styled.figure({
  display: 'grid',
  gap: '0.75rem 1.5rem',
  alignItems: 'center',
  [mediaQueries.tablet]: { gridTemplateColumns: 'minmax(0, 3fr) minmax(0, 2fr)' },
  [mediaQueries.desktop]: { gridTemplateColumns: 'minmax(0, 1fr)' },
  breakInside: 'avoid',
  color: color.onPineSoft,
  fontSize: fontSize.small,
  '& > svg': { border: `1px solid ${color.pineLine}`, borderRadius: radius.card, height: 'auto' },
  textWrap: 'balance',
  '@media print': {
    gridTemplateColumns: '12rem minmax(0, 1fr)',
    alignItems: 'center',
    maxWidth: '32rem',
    marginTop: '1rem',
  },
})

/** The cover of an article or document with its caption. */
export function CoverFigure({ cover }: { cover: Queries.CoverFigureFragment }) {
  return (
    <Figure>
      <CoverSvg cover={cover} />
      <Typeset as="figcaption">{cover.reading}</Typeset>
    </Figure>
  )
}

export const query = graphql`
  fragment CoverFigure on CoverDrawing {
    ...Cover
    reading
  }
`
