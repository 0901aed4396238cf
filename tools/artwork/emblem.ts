import { coverSize, type CoverPartRole } from '../../src/shared/figures/covers/coverPaths'
import { drawCover } from '../../src/shared/figures/covers/drawCover'
import { COPPER, draw, MINT, PAPER, wash } from './drawing/sheet'
import { outline } from './parts/lettering'

/** A cover drawing as a picture beside text: the whole drawing, centred. */
export interface Emblem {
  drawing: Parameters<typeof drawCover>[0]
  figures?: readonly number[]
  /** What is printed on it, the same in both languages. */
  labels?: readonly string[]
}

// Scales covers to the width that every picture must have.
const scale = 6
const { width, height } = coverSize
/** Space above and below, for a 3:2 aspect ratio. */
const margin = (width / 3) * 2 - height

const pens: Record<CoverPartRole, (path: string) => string> = {
  quiet: path => draw(path, { ink: MINT, opacity: 0.5, width: 1.25 }),
  bank: path => draw(path, { ink: MINT, opacity: 0.16, width: 16 }),
  line: path => draw(path, { ink: PAPER, opacity: 1, width: 1.75 }),
  solid: path => wash(path, PAPER, 1),
  argument: path => draw(path, { ink: COPPER, opacity: 1, width: 2.5 }),
  point: path => wash(path, COPPER, 1),
}

/** The drawing for a dark background, with the line widths of covers. */
export async function emblem({ drawing, figures = [], labels = [] }: Emblem): Promise<string> {
  const [across, down] = [width * scale, (height + margin) * scale]
  const art = drawCover(drawing, figures, { labels })
  const [cut, printed] = await Promise.all([
    outline(art.labels.filter(({ role }) => role === 'filled')),
    outline(art.labels.filter(({ role }) => role !== 'filled')),
  ])
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" width="${across}" height="${down}" viewBox="0 ${-margin / 2} ${width} ${height + margin}">`,
    '<g stroke-linecap="round" stroke-linejoin="round">',
    // The background is transparent: figures inside a shape are holes in it.
    ...art.shapes.map(({ role, path }) =>
      role === 'point' && cut ? `<g fill-rule="evenodd">${pens.point(path + cut)}</g>` : pens[role](path),
    ),
    printed && wash(printed, PAPER, 1),
    '</g></svg>',
  ].join('')
}
