import { estimateNameWidth } from './coverNameLabels'
import { buildDotPath, buildCoverLabelsAtPoints, coverSize, type CoverArt } from './coverArt'

/**
 * Ratio of the font size of hours, on small cards, where it is largest, to the one that `estimateNameWidth` assumes.
 */
const hourToNameSize = 17 / 13.75

/**
 * A half dial with one tick per hour, like the arc of the sun over the horizon; a dot marks the hour of each figure.
 */
export function drawHourDial(figures: readonly number[], texts: readonly string[]): CoverArt {
  const [first, last] = [Math.floor(Math.min(...figures)) - 1, Math.ceil(Math.max(...figures)) + 1]
  const radius = 92
  const centre = { x: coverSize.width / 2, y: 138 }
  const findAngle = (hour: number) => Math.PI * (1 - (hour - first) / (last - first))
  const place = (hour: number, from: number) => ({
    x: centre.x + from * Math.cos(findAngle(hour)),
    y: centre.y - from * Math.sin(findAngle(hour)),
  })
  const at = (hour: number, from: number) => Object.values(place(hour, from)).join(' ')
  const hours = Array.from({ length: last - first + 1 }, (_, index) => first + index)
  return {
    shapes: [
      {
        role: 'quiet',
        path: `M16 ${centre.y}H304${hours.map(hour => `M${at(hour, radius - 18)}L${at(hour, radius - 10)}`).join('')}`,
      },
      {
        role: 'line',
        path: `M${at(first, radius)}A${radius} ${radius} 0 0 1 ${at(last, radius)}`,
      },
      {
        role: 'point',
        path: figures
          .map(hour => place(hour, radius))
          .map(({ x, y }) => buildDotPath(x, y, 7))
          .join(''),
      },
    ],
    // Outside the arc, clear of the dots: beside it at its sides, above it in the middle.
    labels: buildCoverLabelsAtPoints(
      figures.map((hour, index) => {
        const { x, y } = place(hour, radius + 14)
        const angle = findAngle(hour)
        const outwards = Math.min(1, Math.max(-1, 1.6 * Math.cos(angle)))
        const halfWidth = (hourToNameSize * estimateNameWidth(texts[index] ?? '')) / 2
        return { x: x + outwards * halfWidth, y: y + 9 * (1 - Math.sin(angle)) }
      }),
      texts,
    ),
  }
}
