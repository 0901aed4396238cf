import { graphql } from 'gatsby'
import { GatsbyImage } from 'gatsby-plugin-image'
import { forwardRef, useMemo, useState, type HTMLAttributes } from 'react'
import { useFailed } from '../../hooks/useFailed'
import { useNear } from '../../hooks/useNear'

interface Props {
  picture: Queries.PictureFragment
  /** How wide the picture is shown, as `sizes` of HTML. */
  sizes?: string
  /** True for the picture above the fold: it does not wait for scripts. */
  eager?: boolean
  className?: string
}

const blank = 'data:image/gif;base64,R0lGODlhAQABAIAAAAAAAP///yH5BAEAAAAALAAAAAABAAEAAAIBRAA7'

/**
 * A picture of the content, at the width that the screen needs. Until it is near only its ground shows; when a sized one
 * fails, the original takes its place, once.
 */
export function Picture({ picture, sizes = '100vw', eager = false, className }: Props) {
  const [element, setElement] = useState<Element | null>(null)
  const Frame = useMemo(() => frameFor(setElement), [])
  const near = useNear(element, eager)
  const failed = useFailed(element)
  const image = useMemo(() => imageAt(picture, sizes, near, failed), [picture, sizes, near, failed])
  return (
    <GatsbyImage
      key={String(failed)}
      as={Frame}
      className={className}
      image={image}
      alt={picture.alt}
      loading={eager ? 'eager' : 'lazy'}
    />
  )
}

function imageAt({ image, original }: Queries.PictureFragment, sizes: string, near: boolean, failed: boolean) {
  const { fallback, sources } = image.images
  const only = (src: string) => ({ ...image, images: { fallback: { src, sizes }, sources: [] } })
  if (!near) return only(blank)
  if (failed) return only(original ?? fallback?.src ?? blank)
  const images = {
    fallback: fallback && { ...fallback, sizes },
    sources: sources?.map(source => ({ ...source, sizes })),
  }
  return { ...image, images }
}

// GatsbyImage keeps its own reference to the element around the picture; this one is given it, too.
function frameFor(found: (element: Element | null) => void) {
  return forwardRef<HTMLDivElement, HTMLAttributes<HTMLDivElement>>(function Frame(props, ref) {
    const keep = useMemo(
      () => (element: HTMLDivElement | null) => {
        if (typeof ref === 'function') ref(element)
        else if (ref) ref.current = element
        found(element)
      },
      [ref],
    )
    return <div {...props} ref={keep} />
  })
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
