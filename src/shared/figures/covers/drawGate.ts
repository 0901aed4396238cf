import { breakIfWider, estimateNameWidth } from './coverNameLabels'
import { coverSize, type CoverArt, type CoverLabel } from './coverArt'
import { drawHexagon } from './drawMolecule'

const middle = coverSize.height / 2
/** The ring in the middle, the two before it, and the gate. */
const centre = { x: 186, y: middle, side: 48 }
const before = [-37, 37].map(y => ({ x: 62, y: middle + y, side: 36 }))
const gate = { x: 270, half: 34, opening: 11 }
const height = Math.sqrt(3) / 2
const lineHeight = 14

/**
 * A large ring to which two others are joined, and the one way out of it, through a gate; the names are in the rings, in
 * this order, and the last is above the gate.
 */
export function drawGate([middleName = '', ...others]: readonly string[]): CoverArt {
  const gateName = others.pop() ?? ''
  const bonds = before.map(({ x, y, side }) => {
    // From the corner nearest to the middle of the facing edge.
    const up = y < middle ? -1 : 1
    return `M${x + side} ${y}L${centre.x - 0.75 * centre.side} ${middle + (up * height * centre.side) / 2}`
  })
  const posts = [-1, 1].map(up => `M${gate.x} ${middle + up * gate.opening}V${middle + up * gate.half}`)
  const exit = coverSize.width - 22
  return {
    shapes: [
      { role: 'line', path: [...[centre, ...before].map(drawHexagon), ...bonds, ...posts].join('') },
      { role: 'argument', path: `M${centre.x + centre.side} ${middle}H${exit}m-8 -7l8 7l-8 7` },
    ],
    labels: [
      ...[centre, ...before].flatMap(({ x, y, side }, index) =>
        centreLines(breakIfWider([middleName, ...others][index] ?? '', 1.75 * side), x, y + 4.3),
      ),
      ...centreLines(breakIfWider(gateName, 72), gate.x, middle - gate.half - 17),
    ],
  }
}

/** Lines of a name around a place, within the frame. */
function centreLines(lines: readonly string[], x: number, y: number): CoverLabel[] {
  const reach = Math.max(...lines.map(estimateNameWidth)) / 2
  return lines.map((text, line) => ({
    x: Math.round(Math.min(x, coverSize.width - 8 - reach)),
    y: Math.round(y + lineHeight * (line - (lines.length - 1) / 2)),
    text,
    role: 'name',
  }))
}
