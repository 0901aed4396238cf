import styled from '@emotion/styled'
import { graphql } from 'gatsby'
import { lazyPicturePlaceholderSourceProps, maxGeneratedPictureWidth } from '../../../config/images'

interface Props {
  picture: Queries.PictureFragment
  /** The `sizes` attribute. */
  sizes?: string
  /** Whether it is above the fold: loaded immediately, with high priority. */
  eager?: boolean
  className?: string
}

const Frame = styled('picture', { shouldForwardProp: name => name !== 'ground' })<{ ground?: string }>(
  {
    display: 'block',
    position: 'relative',
    overflow: 'hidden',
    '& > img': { width: '100%', height: '100%', objectFit: 'cover' },
    // site/app/lazyPictures.ts sets the attribute until the picture has loaded.
    '@media (prefers-reduced-motion: no-preference)': {
      '& > img': { transition: 'opacity 250ms ease' },
      '& > [data-loading]': { opacity: 0 },
    },
  },
  // Doubled specificity, to override the background that a parent sets for all of its pictures.
  ({ ground }) => ground && { '&&': { background: ground } },
)

/**
 * A picture in the width that the screen needs, with a background of its dominant colour. With scripts,
 * site/app/lazyPictures.ts loads it near the viewport, and falls back to the original if that fails.
 */
export function Picture({ picture, sizes = '100vw', eager = false, className }: Props) {
  const { image, original, alt } = picture
  const { fallback, sources = [] } = image.images
  // The plugin gives dimensions as fractions of the width; HTML requires integers.
  const [width, height] = [image.width, image.height].map(side => Math.round(side * maxGeneratedPictureWidth))
  return (
    <Frame ground={image.backgroundColor} className={className} data-original={original ?? undefined}>
      {!eager && <source {...lazyPicturePlaceholderSourceProps} />}
      {sources.map(({ type, srcSet }) => (
        <source key={type} type={type} srcSet={srcSet} sizes={sizes} />
      ))}
      <img
        src={fallback?.src}
        srcSet={fallback?.srcSet}
        sizes={sizes}
        width={width}
        height={height}
        alt={alt}
        decoding="async"
        // React 18 passes this attribute on only in lower case.
        {...(eager ? { fetchpriority: 'high' } : { loading: 'lazy' })}
      />
    </Frame>
  )
}

export const query = graphql`
  fragment Picture on Picture {
    original
    alt
    image
  }
`
