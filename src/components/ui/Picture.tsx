import { graphql } from 'gatsby'
import { GatsbyImage } from 'gatsby-plugin-image'

interface Props {
  picture: Queries.PictureFragment
  /** How wide the picture is shown, as `sizes` of HTML. */
  sizes?: string
  /** True for the picture above the fold: it does not wait for scripts. */
  eager?: boolean
  className?: string
}

/** A picture of the content, at the width that the screen needs. */
export function Picture({ picture, sizes = '100vw', eager = false, className }: Props) {
  const image = {
    ...picture.image,
    images: {
      ...picture.image.images,
      fallback: picture.image.images.fallback && { ...picture.image.images.fallback, sizes },
      sources: picture.image.images.sources?.map(source => ({ ...source, sizes })),
    },
  }
  return <GatsbyImage className={className} image={image} alt={picture.alt} loading={eager ? 'eager' : 'lazy'} />
}

export const query = graphql`
  fragment Picture on Picture {
    src
    alt
    name
    image
  }
`
