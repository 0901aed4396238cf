import sharp, { type Metadata } from 'sharp'
import { imageOptions } from '../config/images'

const { breakpoints, quality, placeholder } = imageOptions

/** A picture so much lighter as WebP at one width is lighter at all. */
const clearly = 0.6

// As gatsby-plugin-sharp writes them.
const written = {
  png: { compressionLevel: 9, adaptiveFiltering: false, quality },
  jpeg: { quality, progressive: true },
}

/** How a picture is made for the web: in the formats that pay, on a ground of its own colour unless one shines through. */
export async function optionsFor(file: string) {
  const metadata = await sharp(file).metadata()
  return {
    ...imageOptions,
    formats: (await paysAsWebp(file, metadata)) ? ['auto', 'webp'] : ['auto'],
    placeholder: metadata.hasAlpha ? 'none' : placeholder,
  }
}

/**
 * Drawings are lighter with few colours than as WebP, photographs the other way round. The narrowest width tells one from
 * the other; when it is close, each width is weighed.
 */
async function paysAsWebp(file: string, { format, width: own = 0 }: Metadata): Promise<boolean> {
  if (format !== 'png' && format !== 'jpeg') return false
  const share = async (width: number) => {
    const picture = sharp(file).rotate().resize(width)
    const [fallback, webp] = await Promise.all([
      picture.clone().toFormat(format, written[format]).toBuffer(),
      picture.clone().webp({ quality }).toBuffer(),
    ])
    return webp.length / fallback.length
  }
  const [narrowest = own, ...wider] = breakpoints.filter(width => width <= own)
  const first = await share(narrowest)
  if (first > 1 || first < clearly) return first < clearly
  for (const width of wider) if ((await share(width)) > 1) return false
  return true
}
