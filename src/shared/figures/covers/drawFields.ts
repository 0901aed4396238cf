import { coverSize, type CoverArt } from './coverArt'
import { buildCentredLines } from './coverNameLabels'

const left = 24
const right = coverSize.width - left
const [top, height] = [58, 70]
/** Between the fields that are set apart and the others. */
const gap = 12

/**
 * A whole, named above, as a row of fields: the first ones are set apart and highlighted, the others stay together. The
 * first name is in each field set apart, the second in each of the others, the third is that of the whole.
 */
export function drawFields(
  [apart = 0, total = 1]: readonly number[],
  [nameApart = '', nameOfOthers = '', nameOfWhole = '']: readonly string[],
): CoverArt {
  const width = (right - left - gap) / total
  const fields = Array.from({ length: total }, (_, index) => ({
    x: left + index * width + (index < apart ? 0 : gap),
    name: index < apart ? nameApart : nameOfOthers,
  }))
  const others = fields.slice(apart)
  const box = (x: number, count: number) => `M${x} ${top}h${count * width}v${height}h${-count * width}Z`
  const bracket = top - 14
  return {
    shapes: [
      {
        role: 'quiet',
        path: others
          .slice(1)
          .map(({ x }) => `M${x} ${top}v${height}`)
          .join(''),
      },
      { role: 'line', path: box(others[0]?.x ?? right, total - apart) + `M${left} ${bracket + 6}v-6H${right}v6` },
      { role: 'argument', path: box(left, apart) },
    ],
    labels: [
      ...buildCentredLines({ x: coverSize.width / 2, y: bracket - 14 }, nameOfWhole, right - left),
      ...fields.flatMap(({ x, name }) => buildCentredLines({ x: x + width / 2, y: top + height / 2 }, name, width - 8)),
    ],
  }
}
