/** How pictures are made for the web: local ones by sharp, those of the stock host by its parameters. */
export const imageOptions = {
  layout: 'fullWidth',
  breakpoints: [320, 640, 768, 1024, 1280, 1920],
  quality: 80,
  formats: ['auto', 'webp'],
  // A ground in the picture’s own colour while it loads; it weighs nothing.
  placeholder: 'dominantColor',
} as const

/** The widest of all, in px. */
export const maxPictureWidth = Math.max(...imageOptions.breakpoints)

/** Width by height of a photo of the stock host. */
export const stockPhotoAspectRatio = 3 / 2

/** Where scripts run, a picture is loaded when it is this near to the window. */
export const lazyLoadRootMargin = '50px'

/**
 * The `<source>` that holds a picture back until it is near: an empty picture, for browsers that run scripts. All others
 * pass it over and load the picture as they load any.
 */
export const lazyEmptyPictureSourceProps = {
  media: '(scripting: enabled)',
  srcSet: 'data:image/gif;base64,R0lGODlhAQABAIAAAAAAAP///yH5BAEAAAAALAAAAAABAAEAAAIBRAA7',
} as const
