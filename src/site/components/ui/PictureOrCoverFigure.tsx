import styled from '@emotion/styled'
import { color, fontSize, radius } from '../../styles/tokens'
import { CoverSvg, coverGroundColors } from './CoverSvg'
import { Picture } from './Picture'
import { Typeset } from './Typeset'

const Frame = styled.div({
  aspectRatio: '2 / 1',
  borderRadius: radius.card,
  overflow: 'hidden',
  // In the dark theme some backgrounds are close to the page’s.
  outline: `1px solid light-dark(transparent, ${color.line})`,
  outlineOffset: '-1px',
  '& > *': { height: '100%' },
  // On pine, a pine drawing has no frame in either theme.
  '[data-tone=pine] &:has(> [data-ground=pine])': { outline: 0, '& > *': { '--ground': color.pine } },
})
// Drawings have light lines, for a dark background; not positioned, so that the outline is drawn over them.
const Photo = styled(Picture)({ position: 'static', background: coverGroundColors.pine })
/** The caption of a drawing. */
const DrawingCaption = styled.figcaption({
  marginTop: '0.6rem',
  color: color.soft,
  fontSize: fontSize.small,
  lineHeight: 1.45,
  textWrap: 'balance',
})

interface Props {
  picture?: Queries.PictureFragment | null
  cover?: Queries.CoverFragment | null
  /** Whether the cover prints what its figures count, also if it has a thumbnail. */
  named?: boolean
  /** Its caption. */
  reading?: string | null
  /** The `sizes` attribute of a picture. */
  sizes?: string
  className?: string
}

/** The cover if there is one, otherwise the picture, with a caption; null without either. */
export function PictureOrCoverFigure({ picture, cover, named, reading, sizes, className }: Props) {
  if (!picture && !cover) return null
  return (
    <figure className={className}>
      <Frame>
        {cover ? <CoverSvg cover={cover} named={named} /> : picture && <Photo picture={picture} sizes={sizes} />}
      </Frame>
      <Typeset as={DrawingCaption}>{reading}</Typeset>
    </figure>
  )
}
