import { getImageData, type IGatsbyImageData } from 'gatsby-plugin-image'
import { imageOptions, stockPhotoAspectRatio, maxPictureWidth } from '../../config/images'

/** The address of a photo at the stock host: what the content names, at the base address of the host. */
export function resolveStockPhotoUrl(base: string, photo: string): string {
  return new URL(photo, base.endsWith('/') ? base : `${base}/`).href
}

/** A photo of the stock host at every width of the site: the host resizes, by the parameters of its addresses. */
export function buildStockPhotoImageData(address: string): IGatsbyImageData {
  const { breakpoints, quality } = imageOptions
  return getImageData({
    baseUrl: address,
    urlBuilder: ({ baseUrl, width, format }) => {
      const url = new URL(baseUrl)
      // `auto` is what browsers without WebP are given.
      const parameters = { w: width, fm: format === 'auto' ? 'jpg' : format, q: quality }
      Object.entries(parameters).forEach(([name, value]) => url.searchParams.set(name, String(value)))
      return url.href
    },
    // The host’s sizes are not known at build: the photo is shown, and cropped, in the shape of the site’s pictures.
    sourceWidth: maxPictureWidth,
    sourceHeight: Math.round(maxPictureWidth / stockPhotoAspectRatio),
    layout: 'fullWidth',
    breakpoints: [...breakpoints],
    formats: ['auto', 'webp'],
    backgroundColor: 'var(--sunken)',
    pluginName: 'stock photos',
  })
}
