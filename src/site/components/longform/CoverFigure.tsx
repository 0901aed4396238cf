import styled from '@emotion/styled'
import { graphql } from 'gatsby'
import { color, fontSize, radius } from '../../styles/tokens'
import { CoverSvg, coverGroundColors } from '../ui/CoverSvg'
import { Typeset } from '../ui/Typeset'

const Figure = styled.figure({
  display: 'grid',
  gap: '0.75rem',
  alignContent: 'start',
  breakInside: 'avoid',
  color: color.onPineSoft,
  fontSize: fontSize.small,
  '& > svg': { border: `1px solid ${color.pineLine}`, borderRadius: radius.card, height: 'auto' },
  '& > svg[data-ground=pine]': { '--ground': `light-dark(${color.pineRaised}, ${coverGroundColors.pine})` },
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
