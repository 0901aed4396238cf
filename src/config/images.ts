/** How pictures are made for the web: local ones by sharp, those of the stock host by its parameters. */
export const imageOptions = {
  layout: 'fullWidth',
  breakpoints: [320, 640, 768, 1024, 1280, 1920],
  quality: 80,
  formats: ['auto', 'webp'],
  placeholder: 'none',
} as const
