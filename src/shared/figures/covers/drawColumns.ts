import { buildCoverLabelsAtPoints, coverSize, type CoverArt, type CoverPart, type CoverTexts } from './coverArt'

const edge = 16
const base = 122
const tallest = 88

/**
 * A column per figure, at even distances from one ground line, each with its label (an initial) below it. Those with a
 * printed figure are what the text is about: they are highlighted.
 */
export function drawColumns(values: readonly number[], { figures, labels }: CoverTexts): CoverArt {
  const pitch = (coverSize.width - 2 * edge) / values.length
  const columns = placeColumns(values, { left: edge, pitch, base, tallest })
  const middles = columns.map(({ middle, top }) => ({ x: middle, top }))
  return {
    shapes: [
      ...paintColumns(columns, index => Boolean(figures[index])),
      { role: 'quiet', path: `M${edge} ${base + 3}H${coverSize.width - edge}` },
    ],
    labels: [
      ...buildCoverLabelsAtPoints(
        middles.map(({ x, top }) => ({ x, y: top - 8 })),
        figures,
      ),
      ...buildCoverLabelsAtPoints(
        middles.map(({ x }) => ({ x, y: base + 21 })),
        labels,
        'name',
      ),
    ],
  }
}

/** The columns of a thumbnail: all of them, without words; the highest is highlighted. */
export function drawSmallColumns(
  values: readonly number[],
  middle: { x: number; y: number },
  reach: number,
): CoverPart[] {
  const pitch = (2 * reach) / values.length
  const highest = values.indexOf(Math.max(...values))
  const columns = placeColumns(values, { left: middle.x - reach, pitch, base: middle.y + 52, tallest: 104 })
  return paintColumns(columns, index => index === highest)
}

interface Frame {
  left: number
  pitch: number
  base: number
  tallest: number
}

function placeColumns(values: readonly number[], { left, pitch, base, tallest }: Frame) {
  const most = Math.max(...values)
  const width = pitch * 0.66
  return values.map((value, index) => {
    const middle = left + pitch * (index + 0.5)
    const top = base - (tallest * value) / most
    return { middle, top, path: `M${middle - width / 2} ${base}V${top}h${width}V${base}Z` }
  })
}

function paintColumns(columns: readonly { path: string }[], isHighlighted: (index: number) => boolean): CoverPart[] {
  const join = (highlighted: boolean) =>
    columns
      .filter((_, index) => isHighlighted(index) === highlighted)
      .map(({ path }) => path)
      .join('')
  return [
    { role: 'solid', path: join(false) },
    { role: 'point', path: join(true) },
  ]
}
