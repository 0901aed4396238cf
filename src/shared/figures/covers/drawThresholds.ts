import { placeNameLabelsInFrame } from './coverNameLabels'
import { buildCoverLabelsAtPoints, buildDotPath, coverSize, type CoverArt, type CoverPart } from './coverArt'

const edge = 30
const radius = 19

/**
 * A scale of counts from 0 to the last figure, a disc with its number for each. A bracket joins the counts up to each
 * figure to what they mean, its name; the last is highlighted.
 */
export function drawThresholds(figures: readonly number[], { names }: { names: readonly string[] }): CoverArt {
  const counts = listCounts(figures)
  const pitch = (coverSize.width - 2 * edge) / Math.max(1, counts.length - 1)
  const y = coverSize.height / 2 - (names.length && 26)
  const place = (count: number) => ({ x: edge + pitch * count, y })
  const last = getFirstCount(figures, figures.length - 1)
  const brackets = figures.map((to, index) => {
    const [from, end] = [place(getFirstCount(figures, index)).x, place(to).x]
    return { middle: (from + end) / 2, path: `M${from} ${y + 29}v9H${end}v-9M${(from + end) / 2} ${y + 38}v8` }
  })
  const draw = (isLast: boolean) =>
    counts
      .filter(count => count >= last === isLast)
      .map(count => buildDotPath(place(count).x, y, radius))
      .join('')
  return {
    shapes: [
      { role: 'line', path: draw(false) },
      { role: 'point', path: draw(true) },
      { role: 'quiet', path: brackets.map(({ path }) => path).join('') },
    ],
    labels: [false, true]
      .flatMap(isLast => {
        const chosen = counts.filter(count => count >= last === isLast)
        return buildCoverLabelsAtPoints(
          chosen.map(count => ({ x: place(count).x, y: y + 5 })),
          chosen.map(String),
          isLast ? 'filled' : 'empty',
        )
      })
      .concat(
        placeNameLabelsInFrame(
          brackets.map(({ middle }) => ({ x: middle, y: y + 66 })),
          names,
        ),
      ),
  }
}

/** A thumbnail: a row of discs per answer, those of the last highlighted. */
export function drawSmallThresholds(
  figures: readonly number[],
  middle: { x: number; y: number },
  reach: number,
): CoverPart[] {
  const rows = figures.map((to, index) => to - getFirstCount(figures, index) + 1)
  const pitch = Math.min((2 * reach) / Math.max(...rows), (2 * reach) / rows.length)
  const row = (count: number, index: number) =>
    Array.from({ length: count }, (_, place) =>
      buildDotPath(
        middle.x + (place - (count - 1) / 2) * pitch,
        middle.y + (index - (rows.length - 1) / 2) * pitch,
        pitch * 0.36,
      ),
    ).join('')
  const all = rows.map(row)
  return [
    { role: 'line', path: all.slice(0, -1).join('') },
    { role: 'point', path: all.at(-1) ?? '' },
  ]
}

const listCounts = (figures: readonly number[]) =>
  Array.from({ length: (figures.at(-1) ?? 0) + 1 }, (_, count) => count)

/** The lowest count of a bracket: one more than the highest of the one before it. */
const getFirstCount = (figures: readonly number[], index: number) => (index > 0 ? (figures[index - 1] ?? 0) + 1 : 0)
