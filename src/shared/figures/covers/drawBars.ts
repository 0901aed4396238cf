import { coverSize, type CoverArt, type CoverLabel, type CoverTexts } from './coverArt'

const [left, right] = [20, coverSize.width - 20]
const thickness = 14
/** From the foot of a name to its bar, and from a bar to the name of its part. */
const [gapAbove, gapBelow] = [7, 17]

/**
 * A bar per figure, from one edge; above it its name and, at the end of the line, its figure. With `nested`, the last
 * figure is a part of the one before it: a bar inside that bar, which is an outline, with the words below.
 */
export function drawBars(values: readonly number[], { figures, names }: CoverTexts, nested: boolean): CoverArt {
  const scale = (right - left) / Math.max(...values)
  const whole = nested ? values.length - 2 : undefined
  const rows = nested ? values.slice(0, -1) : values
  // The words of a part are as high as a third of a row.
  const pitch = (coverSize.height - 12) / (rows.length + (nested ? 1 / 3 : 0))
  const tops = rows.map((_, row) => 6 + pitch * (row + (nested ? 0.45 : 0.5)) - thickness / 2 + (names.length ? 9 : 0))
  const end = (value: number | undefined) => left + (value ?? 0) * scale
  const buildBar = (y: number, value: number | undefined, inset = 0) =>
    `M${left + inset} ${y + inset}H${end(value) - inset}v${thickness - 2 * inset}H${left + inset}Z`
  const writeRow = (y: number, index: number): CoverLabel[] => {
    const [name, figure] = [names[index], figures[index]]
    return name && figure
      ? [
          { x: left, y: Math.round(y), text: name, role: 'legend' },
          { x: right, y: Math.round(y), text: figure, role: 'beside', anchor: 'end' },
        ]
      : []
  }
  const part = nested ? (tops.at(-1) ?? 0) : undefined
  return {
    shapes: [
      {
        role: 'solid',
        path: [
          ...tops.map((y, row) => (row === whole ? '' : buildBar(y, values[row]))),
          part === undefined ? '' : buildBar(part, values.at(-1)),
        ].join(''),
      },
      { role: 'line', path: part === undefined ? '' : buildBar(part, values.at(-2), 1) },
    ],
    labels: [
      ...tops.flatMap((y, row) => writeRow(y - gapAbove, row)),
      ...(part === undefined ? [] : writeRow(part + thickness + gapBelow, values.length - 1)),
    ],
  }
}
