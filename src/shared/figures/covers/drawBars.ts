import { estimateNameWidth } from './coverNameLabels'
import { coverSize, type CoverArt, type CoverTexts } from './coverArt'

const left = 20
const thickness = 14

/**
 * A bar per figure, each inside a line as long as the longest; its name above it and its figure at the end
 * of that line. The `marked` bar, from 1, is highlighted.
 */
export function drawBars(values: readonly number[], { figures, names }: CoverTexts, marked: number): CoverArt {
  const widest = names.length ? Math.max(...figures.map(estimateNameWidth)) : 0
  const scale = (coverSize.width - 2 * left - (widest && widest + 10)) / Math.max(...values)
  const pitch = (coverSize.height - 16) / values.length
  const rows = values.map((value, index) => ({
    end: left + value * scale,
    y: 8 + pitch * (index + 0.5) - thickness / 2 + (names.length ? 9 : 0),
    name: names[index],
    figure: figures[index],
  }))
  const bars = rows.map(({ end, y }) => `M${left} ${y}H${end}v${thickness}H${left}Z`)
  const whole = Math.max(...rows.map(({ end }) => end))
  return {
    shapes: [
      { role: 'quiet', path: rows.map(({ y }) => `M${left} ${y + thickness / 2}H${whole}`).join('') },
      { role: 'solid', path: bars.filter((_, index) => index !== marked - 1).join('') },
      { role: 'point', path: bars[marked - 1] ?? '' },
    ],
    labels: rows.flatMap(({ y, name, figure }) =>
      name && figure
        ? [
            { x: left, y: Math.round(y - 7), text: name, role: 'legend' as const },
            {
              x: Math.round(whole + 10 + estimateNameWidth(figure) / 2),
              y: Math.round(y + thickness - 2),
              text: figure,
              role: 'beside' as const,
            },
          ]
        : [],
    ),
  }
}
