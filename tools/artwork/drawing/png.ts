import sharp from 'sharp'
import { imageOptions } from '../../../src/config/images'
import { COPPER, MINT, PAPER } from './sheet'

type Ink = readonly [red: number, green: number, blue: number]

const INKS = [MINT, PAPER, COPPER].map((hex): Ink => {
  const value = Number.parseInt(hex.slice(1), 16)
  return [value >> 16, (value >> 8) & 255, value & 255]
})

/** The ink closest to a blended pixel. */
function nearest(red: number, green: number, blue: number): Ink {
  const off = ([r, g, b]: Ink): number => (r - red) ** 2 + (g - green) ** 2 + (b - blue) ** 2
  return INKS.reduce((best, ink) => (off(ink) < off(best) ? ink : best))
}

/** Quantizes opacity: in small steps where it is low and steps would be visible, in larger ones above. */
function stepped(alpha: number): number {
  const step = alpha < 24 ? 2 : alpha < 72 ? 5 : 10
  return Math.round(alpha / step) * step
}

/**
 * Renders the drawing as a small PNG. It consists of three inks at a few dozen opacities: mapping pixels to exactly
 * these avoids a quantizer that changes hues. The site publishes the file as it is at its own width.
 */
export async function png(svg: string): Promise<Buffer> {
  const { data, info } = await sharp(Buffer.from(svg)).ensureAlpha().raw().toBuffer({ resolveWithObject: true })
  for (let at = 0; at < data.length; at += 4) {
    const alpha = stepped(data[at + 3] ?? 0)
    const ink = alpha > 0 ? nearest(data[at] ?? 0, data[at + 1] ?? 0, data[at + 2] ?? 0) : [0, 0, 0]
    data.set([...ink, Math.min(255, alpha)], at)
  }
  return sharp(data, { raw: { width: info.width, height: info.height, channels: 4 } })
    .png({ compressionLevel: 9, adaptiveFiltering: false, quality: imageOptions.quality })
    .toBuffer()
}
