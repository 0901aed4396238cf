import styled from '@emotion/styled'
import { graphql } from 'gatsby'
import { color, fontSize, mediaQueries, radius } from '../../styles/tokens'
import { Cover } from '../ui/Cover'
import { Typeset } from '../ui/Typeset'

const Figure = styled.figure({
  display: 'grid',
  gap: '0.75rem 1.5rem',
  alignItems: 'end',
  marginBottom: '2rem',
  color: color.soft,
  fontSize: fontSize.small,
  '& svg': { borderRadius: radius.card, height: 'auto' },
  [mediaQueries.tablet]: { gridTemplateColumns: 'minmax(0, 3fr) minmax(0, 2fr)' },
})

/** The cover of an article with its caption; null for a cover without one. */
export function ArticleCoverFigure({ cover }: { cover: Queries.ArticleCoverFigureFragment | null }) {
  if (!cover?.reading) return null
  return (
    <Figure>
      <Cover cover={cover} />
      <figcaption>
        <Typeset>{cover.reading}</Typeset>
      </figcaption>
    </Figure>
  )
}

export const query = graphql`
  fragment ArticleCoverFigure on CoverDrawing {
    ...Cover
    reading
  }
`
