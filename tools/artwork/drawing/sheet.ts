import { smoothstep } from './field'
import { round, type Point } from './curve'

/** The size of drawings that fill their frame, so that any of them can be used in any hero. */
export const WIDTH = 1920
export const HEIGHT = 1200

/** The focal point: to the right of the text, within the crop of cards. */
export const FOCUS: Point = [1306, 540]

/** The three inks. Copper is for highlights. */
export const MINT = '#CFE5DC'
export const PAPER = '#F4EFE6'
export const COPPER = '#F0A37A'

/** A pen: colour, opacity and line width. */
export type Pen = { ink: string; opacity: number; width: number; dash?: string }

/** The layers of a drawing: `figure` is on top of `ground`, and `clear` masks the ground around it. */
type Layers = { ground?: string; clear?: string; figure: string }

/** A line drawn with a pen. Lines of one pen share one path, so that crossings do not darken. */
export function draw(path: string, { ink, opacity, width, dash }: Pen): string {
  const dashes = dash ? ` stroke-dasharray="${dash}"` : ''
  const stroke = `stroke="${ink}" stroke-opacity="${opacity}" stroke-width="${width}"`
  return `<path d="${path}" fill="none" ${stroke}${dashes}/>`
}

/** A shape filled with one ink. */
export function wash(path: string, ink: string, opacity: number): string {
  return `<path d="${path}" fill="${ink}" fill-opacity="${opacity}"/>`
}

/** A part of the drawing, translated and rotated by `turn` degrees. */
export function setDown([x, y]: Point, turn: number, content: string): string {
  return `<g transform="translate(${x} ${y}) rotate(${turn})">${content}</g>`
}

/** Path data of a circle, so that circles can share a path and pen with lines. */
export function circle([x, y]: Point, radius: number): string {
  const r = round(radius)
  const d = round(Number(r) * 2)
  return `M${round(x - Number(r))} ${round(y)}a${r} ${r} 0 1 0 ${d} 0a${r} ${r} 0 1 0 -${d} 0Z`
}

/** Path data of small, evenly spaced crosses where `free` allows, for a sense of scale. */
export function crosses(spacing: number, arm: number, free: (place: Point) => boolean = () => true): string {
  const marks: string[] = []
  for (let x = spacing / 2; x < WIDTH; x += spacing)
    for (let y = spacing / 2; y < HEIGHT; y += spacing)
      if (free([x, y])) marks.push(`M${x - arm} ${y}h${arm * 2}M${x} ${y - arm}v${arm * 2}`)
  return marks.join('')
}

/** The gradient of the fade at the left: many stops along an S-curve, because two would show as an edge. */
function fade(): string {
  const stops = Array.from({ length: 17 }, (_, index) => {
    const place = index / 16
    const light = smoothstep(0.27, 0.62, place).toFixed(3)
    return `<stop offset="${place}" stop-color="#fff" stop-opacity="${light}"/>`
  })
  return `<linearGradient id="dawn">${stops.join('')}</linearGradient>`
}

/** The finished SVG: transparent background, layers in order, fading out where text is placed. */
export function sheet({ ground = '', clear = '', figure }: Layers): string {
  const size = `width="${WIDTH}" height="${HEIGHT}"`
  const mask = (id: string, content: string): string =>
    `<mask id="${id}" maskUnits="userSpaceOnUse" x="0" y="0" ${size}>${content}</mask>`
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" ${size} viewBox="0 0 ${WIDTH} ${HEIGHT}">`,
    `<defs>${fade()}`,
    mask('fade', `<rect ${size} fill="url(#dawn)"/>`),
    mask('clear', `<rect ${size} fill="#fff"/><g stroke-linecap="round" stroke-linejoin="round">${clear}</g>`),
    '</defs><g mask="url(#fade)" stroke-linecap="round" stroke-linejoin="round">',
    `<g mask="url(#clear)">${ground}</g>${figure}</g></svg>`,
  ].join('')
}

/** A drawing of one object, whole in any frame: its box is the picture, and nothing fades. */
export function object(box: { x: number; y: number; width: number; height: number }, figure: string): string {
  const { x, y, width, height } = box
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" width="${WIDTH}" height="${Math.round((WIDTH * height) / width)}"`,
    ` viewBox="${x} ${y} ${width} ${height}"><g stroke-linecap="round" stroke-linejoin="round">${figure}</g></svg>`,
  ].join('')
}
