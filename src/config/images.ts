/** How pictures are resized: local ones by sharp, stock photos by URL parameters. */
export const imageOptions = {
  layout: 'fullWidth',
  breakpoints: [320, 640, 768, 1024, 1280, 1920],
  quality: 80,
  // PNGs are drawings: a palette of quality 70 makes files a sixth smaller, with no visible difference.
  pngOptions: { quality: 70 },
  formats: ['auto', 'webp'],
  // A background in the picture’s dominant colour while it loads; unlike a blurred preview it adds no bytes.
  placeholder: 'dominantColor',
} as const

/** Width of the largest generated size, in px. */
export const maxGeneratedPictureWidth = Math.max(...imageOptions.breakpoints)

/**
 * In page headers and on social images, pictures with at least this ratio of width to height are shown whole; others
 * fill the frame.
 */
export const wholePictureMinAspectRatio = 1.75

/** Aspect ratio assumed for stock photos, whose dimensions are unknown at build time. */
export const assumedStockPhotoAspectRatio = 3 / 2

/** Distance from the viewport at which a lazy picture is loaded, if scripts run. */
export const lazyLoadRootMargin = '50px'

/** An image of one transparent pixel: with it as first `<source>`, a picture requests nothing. */
const emptyImage = 'data:image/gif;base64,R0lGODlhAQABAIAAAAAAAP///yH5BAEAAAAALAAAAAABAAEAAAIBRAA7'

/**
 * Props of a `<source>` with an empty image that defers a lazy picture in browsers that run scripts. Others skip it and
 * load the picture normally.
 */
export const lazyPicturePlaceholderSourceProps = { media: '(scripting: enabled)', srcSet: emptyImage } as const
