import styled from '@emotion/styled'
import { color, fontSize, radius } from '../../styles/tokens'
import { Cover } from './Cover'
import { Picture } from './Picture'
import { Typeset } from './Typeset'

const Frame = styled.div({
  aspectRatio: '2 / 1',
  borderRadius: radius.card,
  overflow: 'hidden',
  // In the dark some grounds are nearly that of the page.
  outline: `1px solid light-dark(transparent, ${color.line})`,
  outlineOffset: '-1px',
  '& > *': { height: '100%' },
})
// The site’s drawings are lines for a dark ground.
const Photo = styled(Picture)({ background: `light-dark(${color.pine}, ${color.pineRaised})` })
/** How to read a drawing, under it. */
export const Reading = styled.figcaption({
  marginTop: '0.6rem',
  color: color.soft,
  fontSize: fontSize.tiny,
  lineHeight: 1.45,
  textWrap: 'pretty',
})

interface Props {
  picture?: Queries.PictureFragment | null
  cover?: Queries.CoverFragment | null
  /** How to read it. */
  reading?: string | null
  /** How wide a picture shows, as `sizes` of an image. */
  sizes?: string
  className?: string
}

/** What stands beside words: a picture, or a drawing of figures in its place, and how to read it; nothing where there is neither. */
export function Illustration({ picture, cover, reading, sizes, className }: Props) {
  if (!picture && !cover) return null
  return (
    <figure className={className}>
      <Frame>{cover ? <Cover cover={cover} /> : picture && <Photo picture={picture} sizes={sizes} />}</Frame>
      {reading && (
        <Reading>
          <Typeset>{reading}</Typeset>
        </Reading>
      )}
    </figure>
  )
}
