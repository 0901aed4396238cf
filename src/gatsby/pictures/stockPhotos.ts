import { getImageData, type IGatsbyImageData } from 'gatsby-plugin-image'
import { imageOptions, assumedStockPhotoAspectRatio, maxGeneratedPictureWidth } from '../../config/images'

/**
 * The URL of a stock photo, resolved against the base URL of the host. Without a size:
 * buildStockPhotoImageData adds it.
 */
export function resolveStockPhotoUrl(base: string, photo: string): string {
  return new URL(photo, base.endsWith('/') ? base : `${base}/`).href
}

/** Image data of a stock photo at every width of the site: the host resizes by URL parameters. */
export function buildStockPhotoImageData(photoUrl: string): IGatsbyImageData {
  const { breakpoints, quality } = imageOptions
  return getImageData({
    baseUrl: photoUrl,
    urlBuilder: ({ baseUrl, width, format }) => {
      const url = new URL(baseUrl)
      // `auto` is the fallback for browsers without WebP.
      const parameters = { w: width, fm: format === 'auto' ? 'jpg' : format, q: quality }
      Object.entries(parameters).forEach(([name, value]) => url.searchParams.set(name, String(value)))
      return url.href
    },
    // Aspect ratio assumed for stock photos, whose dimensions are unknown at build time.
    sourceWidth: maxGeneratedPictureWidth,
    sourceHeight: Math.round(maxGeneratedPictureWidth / assumedStockPhotoAspectRatio),
    layout: 'fullWidth',
    breakpoints: [...breakpoints],
    formats: ['auto', 'webp'],
    backgroundColor: 'var(--sunken)',
    pluginName: 'stock photos',
  })
}
