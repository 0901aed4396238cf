import { coverSize, type CoverArt, type CoverPartRole } from '../../src/shared/figures/covers/coverArt'
import { drawCover } from '../../src/shared/figures/covers/drawCover'
import { COPPER, draw, MINT, PAPER, wash } from './drawing/sheet'
import { drawColumns } from './parts/columns'
import { outline } from './parts/lettering'
import { drawPeaksWithinFrame } from './parts/peaks'

/** A cover drawing as a picture beside text, large in its frame. */
export interface Emblem {
  drawing: 'columns' | Exclude<Parameters<typeof drawCover>[0], 'spans'>
  figures?: readonly number[]
  /** What is printed on it, the same in both languages: on columns and cells, above peaks and blocks. */
  labels?: readonly string[]
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
export async function emblem(options: Emblem): Promise<string> {
  const { drawing, figures = [], labels = [], zoom = 1, middle = height / 2 } = options
  const [across, down] = [width * scale, (height + margin) * scale]
  const art = drawShapes(drawing, figures, labels)
  const [cut, printed] = await Promise.all([
    outline(art.labels.filter(({ role }) => role === 'filled')),
    outline(art.labels.filter(({ role }) => role !== 'filled')),
  ])
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" width="${across}" height="${down}" viewBox="0 ${-margin / 2} ${width} ${height + margin}">`,
    `<g stroke-linecap="round" stroke-linejoin="round" transform="translate(${width / 2} ${height / 2}) scale(${zoom}) translate(${-width / 2} ${-middle})">`,
    // The background is transparent: figures inside a shape are holes in it.
    ...art.shapes.map(({ role, path }) =>
      role === 'point' && cut ? `<g fill-rule="evenodd">${pens.point(path + cut, zoom)}</g>` : pens[role](path, zoom),
    ),
    printed && wash(printed, PAPER, 1),
    '</g></svg>',
  ].join('')
}

function drawShapes(drawing: Emblem['drawing'], figures: readonly number[], labels: readonly string[]): CoverArt {
  switch (drawing) {
    case 'columns':
      return drawColumns(figures, labels)
    case 'peaks':
      return drawPeaksWithinFrame(figures, labels)
    case 'blocks':
      // No names, which differ by language, but room for the figures.
      return drawCover(drawing, figures, { figures: labels, names: figures.map(() => '') })
    default:
      return drawCover(drawing, figures, { labels })
  }
}
