import { palette } from '../../config/palette'
import { socialImageSize } from '../../config/site'
import { drawCoverElement } from './cardCover'
import type { SocialCardContent } from './cardContents'
import { createBox, createPathElement, type SatoriElement } from './satoriElements'

const { pine, onPine, onPineSoft, accentOnPine } = palette.light

// The logo of static/icon.svg, in its colour on a dark background.
const logo: SatoriElement = {
  type: 'svg',
  props: {
    width: 44,
    height: 44,
    viewBox: '0 0 32 32',
    fill: 'none',
    stroke: accentOnPine,
    'stroke-linejoin': 'round',
    'stroke-linecap': 'round',
    children: [
      createPathElement('M16 1.6 28.5 8.8v14.4L16 30.4 3.5 23.2V8.8Z', 3),
      createPathElement('M8.9 21 13.5 12l3.4 5.2 2.2-3.1 4 6.9', 2.6),
    ],
  },
}

/**
 * The text of a card: practice, kind, title, descriptor; with the cover above it, if the card has one. An artwork is
 * laid under it later.
 */
export function buildSocialCardElement({ title, kind, practice, descriptor, cover }: SocialCardContent): SatoriElement {
  return createBox(
    {
      ...socialImageSize,
      boxSizing: 'border-box',
      flexDirection: 'column',
      // Under a cover, the title begins lower.
      justifyContent: cover ? 'flex-start' : 'space-between',
      padding: '64px 72px',
    },
    ...(cover ? [drawCoverElement(cover)] : []),
    createBox({ alignItems: 'center', gap: 18, fontFamily: 'Figtree', fontSize: 30, color: onPine }, logo, practice),
    createBox(
      { flexDirection: 'column', maxWidth: 800, ...(cover && { marginTop: 'auto', marginBottom: 32 }) },
      ...(kind
        ? [createBox({ fontFamily: 'Figtree', fontSize: 28, color: accentOnPine, marginBottom: 18 }, kind)]
        : []),
      createBox(
        {
          fontFamily: 'Fraunces',
          fontSize: getTitleSize(title, Boolean(cover)),
          lineHeight: 1.12,
          letterSpacing: -1,
          color: onPine,
          textWrap: 'balance',
        },
        title,
      ),
    ),
    createBox({ fontFamily: 'Figtree', fontSize: 26, color: onPineSoft }, descriptor),
  )
}

// Keeps long titles, mostly French ones, within four lines, and below a cover.
function getTitleSize({ length }: string, belowCover: boolean): number {
  const [longest, long, short] = belowCover ? [44, 50, 60] : [50, 58, 70]
  return length > 90 ? longest : length > 55 ? long : short
}

/** Position and width, in px, of a picture that is shown whole, at the top right. */
export const cardWholePicturePlace = { left: 776, top: 48, width: 368 }

/** The background of the cards. */
export const cardBackgroundColor = pine

/** Gradient of the background colour over an artwork: nearly opaque behind the text, transparent at the right. */
export const cardGradientOverlaySvg = `<svg xmlns="http://www.w3.org/2000/svg" width="${socialImageSize.width}" height="${socialImageSize.height}">
<defs><linearGradient id="overlay"><stop offset="0.3" stop-color="${pine}" stop-opacity="0.94"/><stop offset="0.95" stop-color="${pine}" stop-opacity="0.05"/></linearGradient></defs>
<rect width="100%" height="100%" fill="url(#overlay)"/></svg>`
