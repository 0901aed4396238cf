import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import satori from 'satori'
import sharp, { type OverlayOptions } from 'sharp'
import { memoizeByText } from '../../content/memoize'
import { wholePictureMinAspectRatio } from '../../config/images'
import { socialImageSize } from '../../config/site'
import {
  cardBackgroundColor,
  buildSocialCardElement,
  cardGradientOverlaySvg,
  cardWholePicturePlace,
} from './cardLayout'
import type { SocialCardContent } from './cardContents'

// Satori adds masks and clips that change nothing, since no drawing exceeds its box; without them, rendering the SVG
// takes half the time.
const boxMasks = / (?:mask|clip-path)="[^"]*"/g

/** Returns a function that renders cards as JPEG; fonts are read once, and each artwork is prepared once. */
export function createCardRenderer(root: string): (card: SocialCardContent) => Promise<Buffer> {
  const fonts = [readFont(root, 'Fraunces', 'latin', 500), readFont(root, 'Figtree', 'latin', 500)]
  // For letters that these lack, such as Greek ones, and for signs such as ≥; few cards need them.
  const loadAdditionalAsset = async () => [
    readFont(root, 'Fraunces', 'latin-ext', 500),
    readFont(root, 'Noto Sans Math', 'latin', 400),
  ]
  const getGround = memoizeByText(artwork => makeGround(join(root, 'content', artwork)))
  return async card => {
    // Satori types its argument as a React element but accepts any object of that shape.
    const words = await satori(buildSocialCardElement(card) as Parameters<typeof satori>[0], {
      ...socialImageSize,
      fonts,
      loadAdditionalAsset,
    })
    const text = Buffer.from(words.replace(boxMasks, ''))
    // Flattening takes a third less time than compositing over a plain picture.
    const picture = card.artwork
      ? sharp(await getGround(card.artwork), { raw: { ...socialImageSize, channels: 3 } }).composite([{ input: text }])
      : sharp(text).flatten({ background: cardBackgroundColor })
    return picture.jpeg({ quality: 86, chromaSubsampling: '4:4:4' }).toBuffer()
  }
}

async function makeGround(artwork: string): Promise<Buffer> {
  const plain = { create: { ...socialImageSize, channels: 3 as const, background: cardBackgroundColor } }
  return sharp(plain)
    .composite(await layArtwork(artwork))
    .removeAlpha()
    .raw()
    .toBuffer()
}

async function layArtwork(artwork: string): Promise<OverlayOptions[]> {
  const { width = 1, height = 1 } = await sharp(artwork).metadata()
  if (width / height >= wholePictureMinAspectRatio) {
    const { width, ...place } = cardWholePicturePlace
    return [{ input: await sharp(artwork).resize({ width }).png().toBuffer(), ...place }]
  }
  const picture = await sharp(artwork)
    .resize({ ...socialImageSize, fit: 'cover', position: 'right' })
    .ensureAlpha()
    .raw()
    .toBuffer()
  return [{ input: picture, raw: { ...socialImageSize, channels: 4 } }, { input: Buffer.from(cardGradientOverlaySvg) }]
}

function readFont(root: string, family: string, subset: 'latin' | 'latin-ext', weight: 400 | 500) {
  const folder = family.toLowerCase().replaceAll(' ', '-')
  const file = `@fontsource/${folder}/files/${folder}-${subset}-${weight}-normal.woff`
  return {
    name: `${family} ${subset}`,
    weight,
    style: 'normal' as const,
    data: readFileSync(join(root, 'node_modules', file)),
  }
}
