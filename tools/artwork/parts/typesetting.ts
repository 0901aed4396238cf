import { round } from '../drawing/curve'
import { smoothstep } from '../drawing/field'
import { between, type Random } from '../drawing/random'
import { draw, MINT } from '../drawing/sheet'

/** The layout of a page whose text turns into the bands of a gel. */
export type Setting = {
  width: number
  /** Line spacing, and number of lines. */
  leading: number
  rows: number
}

/** A word or a band. */
type Mark = { x: number; y: number; width: number; height: number; opacity: number }

const LANE = 62
const BAND = 44
/** Space between the edge of the page and its text. */
export const PADDING = 78

const firstLine = 160

/** The height of a page, from its top edge to its bottom edge. */
export function measureHeight({ rows, leading }: Pick<Setting, 'rows' | 'leading'>): number {
  return firstLine + (rows - 1) * leading + 80
}

/** Progress of the change from left to right: words first align in lanes, then thicken into bands. */
function change(share: number): { order: number; weight: number } {
  return { order: smoothstep(0.08, 0.42, share), weight: smoothstep(0.4, 0.52, share) }
}

/** The marks of one line: words, then short words in lanes, then bands. */
export function line(page: Setting, row: number, random: Random): Mark[] {
  const from = PADDING
  const width = page.width - 2 * PADDING
  const marks: Mark[] = []
  let x = from + (row % 6 === 0 ? 40 : 0)
  while (x < from + width) {
    const { order, weight } = change((x - from) / width)
    const inStep = order > 0.45
    if (inStep) x = from + Math.ceil((x - from) / LANE) * LANE
    const word = inStep ? BAND : between(random, 26, 96)
    const strong = random()
    const isPresent = weight < 0.5 || random() < 0.52
    if (isPresent && x + word <= from + width + 1)
      marks.push({
        x,
        y: firstLine + row * page.leading + weight * between(random, -7, 7),
        width: word,
        height: 11 + weight * (2 + 9 * strong * strong),
        opacity: 0.8 + weight * (strong * 0.4 - 0.2),
      })
    x += word + (inStep ? 6 : 13)
  }
  return marks
}

/** The lanes of the gel: a well at the top of each, and two hairlines. */
export function lanes(page: Setting): string {
  const from = PADDING
  const width = page.width - 2 * PADDING
  const head = firstLine - 34
  const foot = measureHeight(page) - 40
  const wells: string[] = []
  const sides: string[] = []
  for (let x = from; x + BAND <= from + width; x += LANE) {
    if (change((x - from) / width).weight < 0.5) continue
    wells.push(`M${x} ${head - 12}v12h${BAND}v-12`)
    sides.push(`M${x} ${head}V${foot}M${x + BAND} ${head}V${foot}`)
  }
  return (
    draw(wells.join(''), { ink: MINT, opacity: 0.9, width: 5 }) +
    draw(sides.join(''), { ink: MINT, opacity: 0.4, width: 3.5 })
  )
}

/** A mark as a small rectangle with rounded ends. */
export function stamp({ x, y, width, height, opacity }: Mark, ink: string, lift = 0): string {
  const box = `x="${round(x)}" y="${round(y - height / 2)}" width="${round(width)}" height="${round(height)}" rx="1.5"`
  return `<rect ${box} fill="${ink}" fill-opacity="${Math.min(0.95, opacity + lift).toFixed(2)}"/>`
}
