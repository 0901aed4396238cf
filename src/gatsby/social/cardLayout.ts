import { palette } from '../../config/palette'
import { socialImageSize } from '../../config/site'
import { coverSize, type CoverPart } from '../../shared/figures/coverPaths'
import type { SocialCardContent } from './cardContents'

/** A satori element: the shape of a React element, without React. */
export interface SatoriElement {
  type: string
  props: {
    style?: Record<string, string | number>
    children?: (SatoriElement | string)[]
    [attribute: string]: unknown
  }
}

const { pine, onPine, onPineSoft, accentOnPine } = palette.light

const createBox = (style: Record<string, string | number>, ...children: (SatoriElement | string)[]): SatoriElement => ({
  type: 'div',
  props: { style: { display: 'flex', ...style }, children },
})

// The logo of static/icon.svg, in its colour on a dark background.
const sign: SatoriElement = {
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
      path('M16 1.6 28.5 8.8v14.4L16 30.4 3.5 23.2V8.8Z', 3),
      path('M8.9 21 13.5 12l3.4 5.2 2.2-3.1 4 6.9', 2.6),
    ],
  },
}

function path(d: string, width: number, more: Record<string, string | number> = {}): SatoriElement {
  return { type: 'path', props: { d, 'stroke-width': width, ...more } }
}

const drawPathByRole: Record<CoverPart['role'], (d: string) => SatoriElement> = {
  quiet: d => path(d, 1.5, { opacity: 0.4 }),
  bank: d => path(d, 16, { opacity: 0.14 }),
  line: d => path(d, 2),
  solid: d => path(d, 0, { fill: onPine }),
  argument: d => path(d, 3, { stroke: accentOnPine }),
  point: d => path(d, 0, { fill: accentOnPine }),
}

// The cover of an article, in the corner that the text leaves free.
function drawCoverElement(shapes: readonly CoverPart[]): SatoriElement {
  return {
    type: 'svg',
    props: {
      width: 300,
      height: 150,
      viewBox: `0 0 ${coverSize.width} ${coverSize.height}`,
      style: { position: 'absolute', top: 48, right: 72 },
      fill: 'none',
      stroke: onPine,
      'stroke-linecap': 'round',
      'stroke-linejoin': 'round',
      children: shapes.map(({ role, path: d }) => drawPathByRole[role](d)),
    },
  }
}

/** The text of a card, over its artwork or beside its cover: practice, kind, title, descriptor. */
export function buildSocialCardElement({ title, kind, practice, descriptor, cover }: SocialCardContent): SatoriElement {
  return createBox(
    {
      ...socialImageSize,
      boxSizing: 'border-box',
      flexDirection: 'column',
      justifyContent: 'space-between',
      padding: '64px 72px',
    },
    ...(cover ? [drawCoverElement(cover)] : []),
    createBox({ alignItems: 'center', gap: 18, fontFamily: 'Figtree', fontSize: 30, color: onPine }, sign, practice),
    createBox(
      { flexDirection: 'column', maxWidth: 800 },
      ...(kind
        ? [createBox({ fontFamily: 'Figtree', fontSize: 28, color: accentOnPine, marginBottom: 18 }, kind)]
        : []),
      createBox(
        { fontFamily: 'Fraunces', fontSize: getTitleSize(title), lineHeight: 1.12, letterSpacing: -1, color: onPine },
        title,
      ),
    ),
    createBox({ fontFamily: 'Figtree', fontSize: 26, color: onPineSoft }, descriptor),
  )
}

// Keeps long titles, mostly French ones, within four lines.
function getTitleSize(title: string): number {
  if (title.length > 90) return 50
  return title.length > 55 ? 58 : 70
}

/** The background of the cards, and its gradient over an artwork: opaque behind the text, transparent at the right. */
export const cardBackgroundColor = pine
export const cardGradientOverlaySvg = `<svg xmlns="http://www.w3.org/2000/svg" width="${socialImageSize.width}" height="${socialImageSize.height}">
<defs><linearGradient id="veil"><stop offset="0.3" stop-color="${pine}" stop-opacity="0.94"/><stop offset="0.95" stop-color="${pine}" stop-opacity="0.05"/></linearGradient></defs>
<rect width="100%" height="100%" fill="url(#veil)"/></svg>`
