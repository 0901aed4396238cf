import { graphql } from 'gatsby'
import { CoverSvg } from './CoverSvg'
import { Typeset } from './Typeset'

interface Props {
  cover: Queries.CoverFragment
  /** How to read it. */
  reading?: string | null
  className?: string
}

/**
 * A cover in the header of a page, with its caption: on the ground of the header, in its colours, without a card
 * (styles/headerDrawing).
 */
export function HeaderCover({ cover, reading, className = '' }: Props) {
  return (
    <figure className={`header-cover ${className}`}>
      <CoverSvg cover={{ ...cover, ground: 'pine' }} />
      <Typeset as="figcaption" inHeading>
        {reading}
      </Typeset>
    </figure>
  )
}

export const query = graphql`
  fragment HeaderCover on CoverDrawing {
    ...Cover
    reading
  }
`
