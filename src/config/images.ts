/** How pictures are made for the web: local ones by sharp, those of the stock host by its parameters. */
export const imageOptions = {
  layout: 'fullWidth',
  breakpoints: [320, 640, 768, 1024, 1280, 1920],
  quality: 80,
  formats: ['auto', 'webp'],
  // A ground in the picture’s own colour while it loads; it weighs nothing.
  placeholder: 'dominantColor',
} as const

/** Width by height of a photo of the stock host. */
export const stockRatio = 3 / 2

/** Where scripts show a page, a picture is loaded when it is this near to the window. */
export const lazyMargin = '50px'
