import styled from '@emotion/styled'
import { wholePictureMinAspectRatio } from '../../../config/images'
import { color, fontSize, maxWidth, mediaQueries, pageMargin, phoneQuery, tabletRangeQuery } from '../../styles/tokens'
import { Picture } from './Picture'
import { Typeset } from './Typeset'

/** A landscape, or an object: beside the words or, above a field or figures, beside title and lead only. */
type Look = 'landscape' | 'beside' | 'above'

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

const Box = styled('div', { shouldForwardProp: name => name !== 'look' })<{ look: Look }>(
  // Below the text; on wide screens in the free half of the header. Not printed (styles/print).
  { order: 1, display: 'flex', flexDirection: 'column' },
  ({ look }) => (look === 'landscape' ? landscape : [object, look === 'above' && besideTitleOnTablets]),
)
const Caption = styled.figcaption({
  color: color.onPineSoft,
  fontSize: fontSize.tiny,
  lineHeight: 1.4,
  textWrap: 'balance',
  [phoneQuery]: { marginTop: '1rem' },
  // Ends where the drawing ends.
  [mediaQueries.tablet]: { marginTop: '0.75rem', textAlign: 'end' },
})
/** Distance of the page’s column from the side of the window. */
const edge = `max(${pageMargin}, calc(50% - ${maxWidth.page} / 2))`
const besideText = { position: 'absolute', zIndex: -1, height: 'auto' } as const

const object = {
  justifyContent: 'center',
  // Its own height, or what the caption leaves free.
  '& > picture': { display: 'flex', flexDirection: 'column', minHeight: 0 },
  margin: `0 ${edge} 2rem`,
  '& > picture > img': {
    height: 'auto',
    minHeight: 0,
    [phoneQuery]: { maxHeight: 'min(12rem, 47vw)' },
    objectFit: 'contain',
    objectPosition: '100% 50%',
  },
  [tabletRangeQuery]: {
    ...besideText,
    inset: `4rem ${edge} 1.5rem calc(60% + 1rem)`,
    margin: 0,
  },
  [mediaQueries.desktop]: {
    ...besideText,
    // In the middle of the words, which begin below the path to the page.
    inset: `calc(1rem + clamp(1.25rem, 2.5vw, 2.5rem)) ${edge} clamp(1.25rem, 2.5vw, 2.5rem) calc(50% + 4rem)`,
    margin: 0,
  },
} as const

/** Above a field or figures, which need the width. */
const besideTitleOnTablets = { [tabletRangeQuery]: { bottom: 'auto', height: '24vw' } }

const landscape = {
  // High enough for what is drawn in the middle, into the space under the text; on tablets, and beside a form, see
  // styles/headerAndHero.
  width: 'min(100%, 48rem)',
  margin: '-0.75rem 0 0 auto',
  '& > picture': {
    aspectRatio: '1.7',
    // No line ends abruptly.
    maskImage:
      'linear-gradient(transparent, #000 15% 80%, transparent), linear-gradient(90deg, transparent, #000 15% 78%, transparent 93%)',
    maskComposite: 'intersect',
  },
  // What is drawn at the right of the picture is in the middle of the band.
  '& > picture > img': { objectPosition: '70% 45%', scale: '1.3', transformOrigin: '120% 49%' },
  '& > figcaption': {
    [phoneQuery]: { margin: `0 ${pageMargin} 1.5rem` },
    // Too narrow beside the title.
    [tabletRangeQuery]: { display: 'none' },
    [mediaQueries.desktop]: { margin: `0 max(${pageMargin}, 50vw - ${maxWidth.page} / 2) 1.25rem 0` },
  },
  [mediaQueries.desktop]: {
    ...besideText,
    inset: '0 0 0 calc(50% + 4rem)',
    width: 'auto',
    margin: 0,
    '& > picture': {
      flex: '1 1 0',
      minHeight: 0,
      aspectRatio: 'auto',
      maskImage:
        'linear-gradient(90deg, transparent, #000 16% 94%, transparent), linear-gradient(#000 80%, transparent)',
    },
    '& > picture > img': { objectPosition: '92% 45%', scale: '1' },
  },
} as const

interface Props {
  picture: Queries.PictureFragment
  /** Its caption: how to read the drawing. */
  reading?: string | null
  /** Whether a field or figures are below the title and lead. */
  above?: boolean
  /** Whether phones leave it out. */
  hiddenOnPhones?: boolean
  /** Whether it is only the background of another drawing, which need not be sharp on phones. */
  background?: boolean
}

/** The picture of a page’s header. Loaded with high priority, and never behind text. */
export function PageHeaderPicture({ picture, reading, above, hiddenOnPhones, background }: Props) {
  const isWhole = picture.image.width / picture.image.height >= wholePictureMinAspectRatio
  const look = isWhole ? (above ? 'above' : 'beside') : 'landscape'
  const sizes = isWhole ? objectSizes : landscapeSizes + (background ? '86vw' : '100vw')
  return (
    <Box as={reading ? 'figure' : 'div'} look={look} className={isWhole ? 'object' : 'landscape'}>
      <Picture picture={picture} sizes={sizes} eager hiddenOnPhones={hiddenOnPhones} />
      <Typeset as={Caption}>{reading}</Typeset>
    </Box>
  )
}

// On wide screens a landscape fills a frame higher than wide: its width follows from the height of the frame.
const landscapeSizes = '(min-width: 64em) max(60vw, 64rem), (min-width: 48em) 43rem, '
const objectSizes = '(min-width: 64em) 45vw, min(90vw, 26rem)'
