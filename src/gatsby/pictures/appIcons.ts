import { mkdirSync } from 'node:fs'
import { dirname, join } from 'node:path'
import sharp from 'sharp'
import { palette } from '../../config/palette'
import { buildAppIconPath, appIconSizes } from '../../config/site'

/** Padding around the logo relative to the icon’s side: home screens round the corners. */
const margin = 0.16

/** Renders static/icon.svg as PNG icons in all sizes. */
export async function writeAppIcons(root: string): Promise<void> {
  await Promise.all(
    appIconSizes.map(async size => {
      const file = join(root, 'public', buildAppIconPath(size))
      mkdirSync(dirname(file), { recursive: true })
      const room = Math.round(size * margin)
      const inner = size - 2 * room
      // The SVG is 32 px wide at 72 dpi.
      const logo = await sharp(join(root, 'static/icon.svg'), { density: (72 * inner) / 32 })
        .resize(inner)
        .toBuffer()
      await sharp({ create: { width: size, height: size, channels: 3, background: palette.light.paper } })
        .composite([{ input: logo, left: room, top: room }])
        .png({ compressionLevel: 9 })
        .toFile(file)
    }),
  )
}
