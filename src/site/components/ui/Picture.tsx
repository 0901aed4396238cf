import styled from '@emotion/styled'
import { graphql } from 'gatsby'
import { lazyEmptyPictureSourceProps, maxPictureWidth } from '../../../config/images'

interface Props {
  picture: Queries.PictureFragment
  /** How wide the picture is shown, as `sizes` of HTML. */
  sizes?: string
  /** True for the picture above the fold: it is fetched before the others, and at once. */
  eager?: boolean
  /** A media query of screens on which the picture is not shown: there it is not fetched either. */
  absentOn?: string
  className?: string
}

const Frame = styled('picture', { shouldForwardProp: name => name !== 'ground' })<{ ground?: string }>(
  {
    display: 'block',
    position: 'relative',
    overflow: 'hidden',
    '& > img': { width: '100%', height: '100%', objectFit: 'cover' },
    // site/app/lazyPictures.ts marks a picture until it has come.
    '@media (prefers-reduced-motion: no-preference)': {
      '& > img': { transition: 'opacity 250ms ease' },
      '& > [data-loading]': { opacity: 0 },
    },
  },
  // Before what a place says of all its pictures.
  ({ ground }) => ground && { '&&': { background: ground } },
)

/**
 * A picture of the content, at the width that the screen needs, on a ground of its own colour. Where scripts run,
 * site/app/lazyPictures.ts fetches it when it is near the window, and puts the original in its place when that fails.
 */
export function Picture({
  picture: { image, original, alt },
  sizes = '100vw',
  eager = false,
  absentOn,
  className,
}: Props) {
  const { fallback, sources = [] } = image.images
  // The plugin gives the sides of a picture as parts of its width; HTML wants whole numbers.
  const [width, height] = [image.width, image.height].map(side => Math.round(side * maxPictureWidth))
  return (
    <Frame ground={image.backgroundColor} className={className} data-original={original ?? undefined}>
      {absentOn && <source media={absentOn} srcSet={`${lazyEmptyPictureSourceProps.srcSet} 1w`} sizes="1px" />}
      {!eager && <source {...lazyEmptyPictureSourceProps} />}
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
        // React 18 knows this attribute under its name in HTML only.
        {...(eager ? { fetchpriority: 'high' } : { loading: 'lazy' })}
      />
    </Frame>
  )
}

export const query = graphql`
  fragment Picture on Picture {
    src
    original
    alt
    name
    image
  }
`
