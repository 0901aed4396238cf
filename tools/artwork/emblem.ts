import { coverSize, type CoverPart, type CoverPartRole } from '../../src/shared/figures/covers/coverArt'
import { drawCover } from '../../src/shared/figures/covers/drawCover'
import { COPPER, draw, MINT, PAPER, wash } from './drawing/sheet'
import { drawPeaksWithinFrame } from './parts/peaks'

/** A cover drawing as a picture beside text, large in its frame. */
export interface Emblem {
  drawing: Exclude<Parameters<typeof drawCover>[0], 'spans'>
  figures?: readonly number[]
  /** How many times as large as the cover, so that it fills what every frame shows: the middle 284 × 160. */
  zoom?: number
  /** The height of the cover that is in the middle of the picture. */
  middle?: number
}

// Scales covers to the width that every picture must have.
const scale = 6
const { width, height } = coverSize
/** Space above and below, for a 3:2 aspect ratio. */
const margin = (width / 3) * 2 - height

const pens: Record<CoverPartRole, (path: string, zoom: number) => string> = {
  quiet: (path, zoom) => draw(path, { ink: MINT, opacity: 0.6, width: 1.5 / zoom }),
  bank: (path, zoom) => draw(path, { ink: MINT, opacity: 0.16, width: 16 / zoom }),
  line: (path, zoom) => draw(path, { ink: PAPER, opacity: 1, width: 2.25 / zoom }),
  solid: path => wash(path, PAPER, 1),
  argument: (path, zoom) => draw(path, { ink: COPPER, opacity: 1, width: 3.25 / zoom }),
  point: path => wash(path, COPPER, 1),
  emptyKey: (path, zoom) => pens.line(path, zoom),
  filledKey: (path, zoom) => pens.point(path, zoom),
}

/** The drawing for a dark background, with the line widths of covers whatever its zoom. */
export function emblem({ drawing, figures = [], zoom = 1, middle = height / 2 }: Emblem): string {
  const [across, down] = [width * scale, (height + margin) * scale]
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" width="${across}" height="${down}" viewBox="0 ${-margin / 2} ${width} ${height + margin}">`,
    `<g stroke-linecap="round" stroke-linejoin="round" transform="translate(${width / 2} ${height / 2}) scale(${zoom}) translate(${-width / 2} ${-middle})">`,
    ...drawShapes(drawing, figures).map(({ role, path }) => pens[role](path, zoom)),
    '</g></svg>',
  ].join('')
}

function drawShapes(drawing: Emblem['drawing'], figures: readonly number[]): CoverPart[] {
  return drawing === 'peaks' ? drawPeaksWithinFrame(figures) : drawCover(drawing, figures).shapes
}
