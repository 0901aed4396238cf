import { buildDotPath, buildCoverLabelsAtPoints, coverSize, roundPathNumbers, type CoverArt } from './coverPaths'

/** A day as the arc of the sun over the horizon, a tick per hour; the hours of the figures are marked. */
export function drawHourDial(figures: readonly number[], texts: readonly string[]): CoverArt {
  const [first, last] = [Math.floor(Math.min(...figures)) - 1, Math.ceil(Math.max(...figures)) + 1]
  const radius = 104
  const centre = { x: coverSize.width / 2, y: 146 }
  const place = (hour: number, from: number) => {
    const angle = Math.PI * (1 - (hour - first) / (last - first))
    return { x: centre.x + from * Math.cos(angle), y: centre.y - from * Math.sin(angle) }
  }
  const at = (hour: number, from: number) => Object.values(place(hour, from)).join(' ')
  const hours = Array.from({ length: last - first + 1 }, (_, index) => first + index)
  return {
    shapes: [
      {
        role: 'quiet',
        path: roundPathNumbers(`M16 ${centre.y}H304${hours.map(hour => `M${at(hour, 86)}L${at(hour, 94)}`).join('')}`),
      },
      {
        role: 'line',
        path: roundPathNumbers(`M${at(first, radius)}A${radius} ${radius} 0 0 1 ${at(last, radius)}`),
      },
      {
        role: 'point',
        path: figures
          .map(hour => place(hour, radius))
          .map(({ x, y }) => buildDotPath(x, y, 7))
          .join(''),
      },
    ],
    // Beside the arc at its sides, above it in the middle.
    labels: buildCoverLabelsAtPoints(
      figures.map(hour => {
        const { x, y } = place(hour, radius + 15)
        return { x: x + ((x - centre.x) / radius) * 16, y: y + 4 }
      }),
      texts,
    ),
  }
}
