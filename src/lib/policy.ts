/** The outside services that a page’s policy knows. */
export interface PolicyProviders {
  analyticsId: string | null
  stockPhotos: string | null
}

const googleAnalytics = [
  'https://*.google-analytics.com',
  'https://*.analytics.google.com',
  'https://*.googletagmanager.com',
]

/** What the configured services need, by directive, beside this site itself; nothing for a service that is not configured. */
export function allowedFor({ analyticsId, stockPhotos }: PolicyProviders) {
  const analytics = analyticsId ? googleAnalytics : []
  return {
    'script-src': analyticsId ? ['https://www.googletagmanager.com'] : [],
    'connect-src': analytics,
    'img-src': [...analytics, ...(stockPhotos ? [new URL(stockPhotos).origin] : [])],
  }
}

/** The Content-Security-Policy of a page: this site, its inline scripts by their hashes, and the configured services. */
export function policyOf(providers: PolicyProviders, hashes: string[]): string {
  const allowed = allowedFor(providers)
  return [
    ["default-src 'self'"],
    ["script-src 'self'", ...hashes.map(hash => `'${hash}'`), ...allowed['script-src']],
    // Emotion’s styles are inline.
    ["style-src 'self' 'unsafe-inline'"],
    ["connect-src 'self'", ...allowed['connect-src']],
    ["img-src 'self' data:", ...allowed['img-src']],
    ["object-src 'none'"],
    ["base-uri 'self'"],
    ["form-action 'self' mailto:"],
  ]
    .map(parts => parts.join(' '))
    .join('; ')
}
