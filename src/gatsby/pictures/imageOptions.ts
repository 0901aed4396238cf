import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { z } from 'zod'
import sharp, { type Metadata } from 'sharp'
import { imageOptions } from '../../config/images'
import { computeDigest } from '../../content/digest'
import { writeFileAtomically } from '../../content/writeFiles'
import { shouldPublishOriginal } from './shouldPublishOriginal'

const { breakpoints, quality, pngOptions, placeholder } = imageOptions

/** If the WebP of one width is smaller than this share of the fallback, the other widths are not tested. */
const clearlySmallerShare = 0.6

// The same options as gatsby-plugin-sharp’s.
const written = {
  png: { compressionLevel: 9, adaptiveFiltering: false, quality: pngOptions.quality },
  jpeg: { quality, progressive: true },
}

/** Cache folder. */
const defaultCacheFolder = join(process.cwd(), '.cache/picture-options')

/**
 * Chooses the image options of a picture by encoding it at one or more widths: WebP only where it is smaller than PNG
 * or JPEG, and a background in its dominant colour unless it has transparency. Cached under a hash of the picture and
 * these rules.
 */
export async function chooseImageOptions(file: string, folder = defaultCacheFolder) {
  const rules = JSON.stringify([imageOptions, clearlySmallerShare, written])
  const digest = computeDigest(24, rules, readFileSync(file))
  const kept = join(folder, `${digest}.json`)
  const known = readKept(kept)
  if (known) return { ...imageOptions, ...known }
  const found = await measureOptions(file)
  writeFileAtomically(kept, JSON.stringify(found))
  return { ...imageOptions, ...found }
}

function readKept(file: string): MeasuredOptions | undefined {
  try {
    return measuredOptionsSchema.parse(JSON.parse(readFileSync(file, 'utf8')))
  } catch {
    return undefined
  }
}

const measuredOptionsSchema = z.object({ formats: z.array(z.string()), placeholder: z.string() })

/** The options that depend on the picture. */
type MeasuredOptions = z.infer<typeof measuredOptionsSchema>

async function measureOptions(file: string): Promise<MeasuredOptions> {
  const metadata = await sharp(file).metadata()
  return {
    formats: (await isSmallerAsWebp(file, metadata)) ? ['auto', 'webp'] : ['auto'],
    placeholder: metadata.hasAlpha ? 'none' : placeholder,
  }
}

/**
 * Drawings with few colours are smaller as PNG, photographs as WebP. The smallest width decides; if it is close, every
 * width is tested.
 */
async function isSmallerAsWebp(file: string, metadata: Metadata): Promise<boolean> {
  const { format, width: own = 0 } = metadata
  if (format !== 'png' && format !== 'jpeg') return false
  const share = async (width: number) => {
    const picture = sharp(file).rotate().resize(width)
    const [fallback, webp] = await Promise.all([
      width === own && shouldPublishOriginal(metadata)
        ? readFileSync(file)
        : picture.clone().toFormat(format, written[format]).toBuffer(),
      picture.clone().webp({ quality }).toBuffer(),
    ])
    return webp.length / fallback.length
  }
  const [narrowest = own, ...wider] = breakpoints.filter(width => width <= own)
  const first = await share(narrowest)
  if (first > 1 || first < clearlySmallerShare) return first < clearlySmallerShare
  for (const width of wider) if ((await share(width)) > 1) return false
  return true
}
