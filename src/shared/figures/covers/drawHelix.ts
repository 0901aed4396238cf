import { buildDotPath, coverSize, type CoverPart } from './coverArt'

const middle = { x: coverSize.width / 2, y: coverSize.height / 2 }
const swing = 56
/** How far the level ends of half a wave reach. */
const pull = 23

/**
 * A double helix of `bows` bows on each side of its middle, each as long as `bow`: two strands and the rungs between
 * them. The rung in the middle is highlighted.
 */
export function drawHelix(bows = 2, bow = 64): CoverPart[] {
  const ends = Array.from({ length: 2 * bows + 1 }, (_, index) => index - bows)
  const drawStrand = (side: number) =>
    ends
      .map((end, index) => {
        const [x, y] = [middle.x + end * bow, middle.y + side * swing * (end % 2 ? 1 : -1)]
        // Half a wave, from one extreme to the next; whole numbers keep the path short.
        if (!index) return `M${x} ${y}C${x + pull} ${y}`
        return `${index > 1 ? 'S' : ' '}${x - pull} ${y} ${x} ${y}`
      })
      .join('')
  const drawRung = (offset: number) => {
    const half = Math.round(swing * Math.abs(Math.cos(Math.PI * offset)))
    return `M${middle.x + offset * bow} ${middle.y - half}V${middle.y + half}`
  }
  const rungs = ends.flatMap(end => [end - 0.25, end, end + 0.25]).filter(offset => offset && Math.abs(offset) < bows)
  return [
    { role: 'quiet', path: rungs.map(drawRung).join('') },
    { role: 'line', path: drawStrand(1) + drawStrand(-1) },
    { role: 'argument', path: drawRung(0) },
    {
      role: 'point',
      path: buildDotPath(middle.x, middle.y - swing, 6) + buildDotPath(middle.x, middle.y + swing, 6),
    },
  ]
}
