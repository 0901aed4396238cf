import styled from '@emotion/styled'
import { color, mediaQueries, radius } from '../../styles/tokens'
import { Cover } from './Cover'
import { Picture } from './Picture'

const Frame = styled.div({
  aspectRatio: '2 / 1',
  [mediaQueries.desktop]: { aspectRatio: '3 / 2' },
  borderRadius: radius.card,
  overflow: 'hidden',
  // In the dark some grounds are nearly that of the page.
  outline: `1px solid light-dark(transparent, ${color.line})`,
  outlineOffset: '-1px',
  '& > *': { height: '100%' },
})
// The site’s drawings are lines for a dark ground.
const Photo = styled(Picture)({ background: `light-dark(${color.pine}, ${color.pineRaised})` })

interface Props {
  picture?: Queries.PictureFragment | null
  cover?: Queries.CoverFragment | null
  /** How wide a picture shows, as `sizes` of an image. */
  sizes?: string
  className?: string
}

/** What stands beside words: a picture, or a drawing of figures in its place; nothing where there is neither. */
export function Illustration({ picture, cover, sizes, className }: Props) {
  if (!picture && !cover) return null
  return (
    <Frame className={className}>
      {cover ? <Cover cover={cover} /> : picture && <Photo picture={picture} sizes={sizes} />}
    </Frame>
  )
}
