import styled from '@emotion/styled'
import { graphql } from 'gatsby'
import { color, fontSize } from '../../styles/tokens'
import { CoverSvg } from './CoverSvg'
import { Typeset } from './Typeset'

const Figure = styled.figure({
  breakInside: 'avoid',
  color: color.onPineSoft,
  fontSize: fontSize.small,
  textWrap: 'balance',
  '& > svg[data-ground]': { '--ground': color.pine, height: 'auto' },
  '& > figcaption': { marginTop: '0.75rem' },
  '@media print': {
    display: 'grid',
    gap: '0.75rem',
    gridTemplateColumns: '12rem minmax(0, 1fr)',
    alignItems: 'center',
    maxWidth: '32rem',
    marginTop: '1rem',
  },
})

interface Props {
  cover: Queries.CoverFragment
  /** How to read it. */
  reading?: string | null
  className?: string
}

/** A cover in the header of a page: on the ground of the header, in its colours, without a card; with its caption. */
export function HeaderCover({ cover, reading, className }: Props) {
  return (
    <Figure className={className}>
      <CoverSvg cover={{ ...cover, ground: 'pine' }} />
      <Typeset as="figcaption">{reading}</Typeset>
    </Figure>
  )
}

export const query = graphql`
  fragment HeaderCover on CoverDrawing {
    ...Cover
    reading
  }
`
