import styled from '@emotion/styled'
import { wholePictureMinAspectRatio } from '../../../config/images'
import { color } from '../../styles/tokens'
import { Picture } from './Picture'
import { Typeset } from './Typeset'

/** The background of a page’s header, with its text and picture. */
export const PageHeaderContainer = styled.section({
  position: 'relative',
  // Above the booking bar, which appears from below it.
  zIndex: 11,
  overflow: 'hidden',
  display: 'flex',
  flexDirection: 'column',
  background: color.pine,
  // Shows the booking bar once the end of the header is in the upper half of the window, when the header’s own button
  // has usually scrolled out of view.
  viewTimeline: '--hero',
  viewTimelineInset: '0 50%',
  // If no section follows, the header touches the footer, which has the same colour: the line separates them.
  '&:has(+ .booking)': { borderBottom: `1px solid ${color.pineLine}` },
})

interface Props {
  picture: Queries.PictureFragment
  /** The caption: how to read the drawing. */
  reading?: string | null
  /** Whether a field or figures are below the title and lead. */
  above?: boolean
  /** Whether it is large, and goes beyond the edge of wide windows. */
  large?: boolean
  /** Whether phones show a strip of a landscape, below what is searched or filled in. */
  strip?: boolean
  /** Whether it is only the background of another drawing, which need not be sharp on phones. */
  background?: boolean
}

/**
 * The picture of a page’s header: a landscape, or an object that is shown whole. Loaded with high priority, and never
 * behind text (styles/headerDrawing).
 */
export function PageHeaderPicture({ picture, reading, above, large, strip, background }: Props) {
  const isWhole = picture.image.width / picture.image.height >= wholePictureMinAspectRatio
  const onPhones = isWhole ? 'min(90vw, 26rem)' : strip ? '66vw' : background ? '86vw' : '100vw'
  const sizes = (isWhole ? objectSizes : strip ? lowLandscapeSizes : landscapeSizes) + onPhones
  const Box = reading ? 'figure' : 'div'
  return (
    <Box
      className={[isWhole ? 'object' : 'landscape', above && 'above', large && 'large', strip && 'strip']
        .filter(Boolean)
        .join(' ')}
    >
      <Picture picture={picture} sizes={sizes} eager />
      <Typeset as="figcaption" inHeading>
        {reading}
      </Typeset>
    </Box>
  )
}

// On wide screens a landscape fills a frame higher than wide: its width follows from the height of the frame.
const landscapeSizes = '(min-width: 64em) max(60vw, 64rem), (min-width: 48em) 43rem, '
// A header without figures and notes is lower.
const lowLandscapeSizes = '(min-width: 64em) max(50vw, 48rem), (min-width: 48em) 43rem, '
const objectSizes = '(min-width: 64em) 45vw, (min-width: 48em) 26rem, '
