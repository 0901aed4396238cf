import type { Rule } from '../rule'

// Hosts that resize images with the parameters w, fm and q, like imgix.
const hosts = /(?:^|\.)(?:unsplash\.com|imgix\.net|pexels\.com)$/

export const resizingStockPhotoHost: Rule = {
  requirement: 'The stock photo host can resize photos to the sizes of the site.',
  level: 'notice',
  requiredParts: ['practice'],
  check: ({ practice: { providers } }) => {
    const base = providers.stockPhotos
    if (!base || hosts.test(new URL(base).hostname)) return undefined
    return {
      file: 'content/practice.json',
      field: 'providers.stockPhotos',
      message: `is “${base}”, a host that the site does not know; see that it resizes by the parameters w, fm and q`,
      example: '"https://images.unsplash.com"',
    }
  },
}
